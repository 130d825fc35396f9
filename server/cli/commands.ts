import type { Command } from './command.ts';

type Listed = [summary: string, load: () => Promise<Command>];

/** Loaded one at a time, so that the service doesn't keep the others in memory. */
export const commands: Record<string, Listed> = {
  start: ['Serve Goodword', async () => (await import('./start.ts')).start],
  demo: ['Serve sample data from ./demo-data', async () => (await import('./demo.ts')).demo],
  migrate: ['Update the schema of the database', async () => (await import('./migrate.ts')).migrate],
  backup: [
    'Back up the database, even while the service runs',
    async () => (await import('./backup.ts')).backup,
  ],
  restore: ['Restore a backup', async () => (await import('./backup.ts')).restore],
  'move-to-postgres': [
    'Copy the SQLite database to an empty PostgreSQL database',
    async () => (await import('./move-to-postgres.ts')).moveToPostgres,
  ],
  'user list': ['List users', async () => (await import('./users.ts')).userList],
  'user create': [
    'Create a user, even if sign-up is closed',
    async () => (await import('./users.ts')).userCreate,
  ],
  'user reset-password': [
    "Replace a user's password, or print a link to do so",
    async () => (await import('./users.ts')).userResetPassword,
  ],
  'user plan': ["Set a user's plan", async () => (await import('./users.ts')).userPlan],
  'user delete': [
    'Delete a user with all workplaces and reviews',
    async () => (await import('./users.ts')).userDelete,
  ],
  'admin password': ["Replace the admin's password", async () => (await import('./users.ts')).adminPassword],
  'mail-test': [
    'Send a test email, and report each step',
    async () => (await import('./mail-test.ts')).mailTest,
  ],
  doctor: ['Check the installation', async () => (await import('./doctor/doctor.ts')).doctor],
};

export function isGroup(name: string): boolean {
  return Object.keys(commands).some((each) => each.startsWith(`${name} `));
}

export function describeCommands(group = ''): string {
  const listed = Object.entries(commands).filter(([name]) => group === '' || name.startsWith(`${group} `));
  const width = Math.max(...listed.map(([name]) => name.length));
  const lines = listed.map(([name, [summary]]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: goodword ${group === '' ? 'COMMAND' : `${group} COMMAND`} [OPTIONS]

${lines.join('\n')}

  --env-file FILE  read settings from FILE instead of .env; the environment wins over both
  --help           explain a command
  --version        show version, commit and Node.js

Exit codes: 0 done, 1 failed, 2 wrong usage.`;
}
