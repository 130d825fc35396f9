/** Any error left here fails the test; a test that expects one removes it. */
export const consoleErrors: string[] = [];
