import { searchableText, sortableName } from '#contract/text/folding.ts';

const source = ['username', 'full_name', 'email'] as const;

/** What finds and sorts an account in the admin's list. Set it with each of these columns. */
export function foldedColumns({ username, full_name, email }: Record<(typeof source)[number], string>) {
  return {
    search_text: searchableText(full_name, username, email),
    sort_name: sortableName(full_name),
    folded_from: `${full_name} ${email}`,
  };
}

export const foldedAccounts = { table: 'users', source, fold: foldedColumns } as const;
