import type { Command } from './command.ts';

interface Listed {
  summary: string;
  load(): Promise<Command>;
}

/** Loaded one at a time, so that the service doesn't keep the others in memory. */
export const commands: Record<string, Listed> = {
  start: {
    summary: 'Serve Goodword',
    load: async () => (await import('./start.ts')).start,
  },
  demo: {
    summary: 'Serve sample data from ./demo-data',
    load: async () => (await import('./demo.ts')).demo,
  },
  migrate: {
    summary: 'Update the schema of the database',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  backup: {
    summary: 'Back up the database, also while the service runs',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    summary: 'Restore a backup',
    load: async () => (await import('./restore.ts')).restore,
  },
  'move-to-postgres': {
    summary: 'Copy the SQLite database to an empty PostgreSQL database',
    load: async () => (await import('./move-to-postgres.ts')).moveToPostgres,
  },
  'user list': {
    summary: 'List users',
    load: async () => (await import('./user-list.ts')).userList,
  },
  'user create': {
    summary: 'Create a user, also where registration is closed',
    load: async () => (await import('./user-create.ts')).userCreate,
  },
  'user reset-password': {
    summary: "Replace a user's password, or print a link to do so",
    load: async () => (await import('./user-reset-password.ts')).userResetPassword,
  },
  'user plan': {
    summary: "Set a user's plan",
    load: async () => (await import('./user-plan.ts')).userPlan,
  },
  'admin password': {
    summary: "Replace the admin's password",
    load: async () => (await import('./admin-password.ts')).adminPassword,
  },
  'mail-test': {
    summary: 'Send a test mail, and say how far it came',
    load: async () => (await import('./mail-test.ts')).mailTest,
  },
  doctor: {
    summary: 'Check the installation',
    load: async () => (await import('./doctor/doctor.ts')).doctor,
  },
};

/** `user` in `user list`. */
export function isGroup(name: string): boolean {
  return Object.keys(commands).some((each) => each.startsWith(`${name} `));
}

export function describeCommands(group = ''): string {
  const listed = Object.entries(commands).filter(([name]) => group === '' || name.startsWith(`${group} `));
  const width = Math.max(...listed.map(([name]) => name.length));
  const lines = listed.map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: goodword ${group === '' ? 'COMMAND' : `${group} COMMAND`} [OPTIONS]

${lines.join('\n')}

  --env-file FILE  read settings from FILE instead of .env; the environment wins over both
  --help           explain a command
  --version        show version, commit and Node.js

Exit codes: 0 done, 1 failed, 2 not understood.`;
}
