/** What the page wrote to the console as an error; a test that provokes one takes it out. */
export const consoleErrors: string[] = [];
