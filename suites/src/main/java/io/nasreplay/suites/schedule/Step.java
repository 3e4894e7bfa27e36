package io.nasreplay.suites.schedule;

/**
 * The run to make next.
 *
 * @param test what runs
 * @param target where
 * @param value the value to try, in a search; otherwise empty
 * @param warmUp whether it is left out of the score
 * @param number the how-manieth run of its case on its target, from 1
 * @param last whether it is known that no other run of its case on its target follows
 */
public record Step(
    TestCase test, String target, String value, boolean warmUp, int number, boolean last) {}
