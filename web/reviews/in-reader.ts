/** The state of a history entry that has the page behind the reader before it. */
export const IN_READER = { isReader: true };
