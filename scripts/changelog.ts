/** A reason not to release, in one line for the person who asked. */
export class Refusal extends Error {}

/** What CHANGELOG.md says about `version`, or about the next one. */
export function notesOf(changelog: string, version: string): string {
  const notes = sectionOf(changelog, version) ?? sectionOf(changelog, 'Unreleased') ?? '';
  if (!/^- /m.test(notes)) throw new Refusal(`CHANGELOG.md says nothing under [${version}] or [Unreleased]`);
  return notes;
}

/** What UPDATE_URL serves, and the commit. Anyone who runs an older version should know of a fixed security problem. */
export function describeRelease(notes: string, facts: { version: string; commit: string; date: string }) {
  return { ...facts, date: facts.date.slice(0, 10), security: /^### Security$/m.test(notes) };
}

/** Turns [Unreleased] into `version`, and opens an empty one above it. */
export function closeUnreleased(changelog: string, version: string, day: string): string {
  if (sectionOf(changelog, version) !== null) throw new Refusal(`CHANGELOG.md already has [${version}]`);
  if (!/^- /m.test(sectionOf(changelog, 'Unreleased') ?? ''))
    throw new Refusal('CHANGELOG.md says nothing under [Unreleased]');
  return changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${day}\n`);
}

function sectionOf(changelog: string, version: string): string | null {
  const section = changelog.split(/^(?=## \[)/m).find((part) => part.startsWith(`## [${version}]`));
  return section?.replace(/^.*\n/, '').trim() ?? null;
}
