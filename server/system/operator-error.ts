/** Something that the operator can mend: the command shows the message as one line, without a stack. */
export class OperatorError extends Error {}
