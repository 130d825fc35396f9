import type { Language } from './languages/languages.ts';
import type { Area } from './languages/sentences.ts';
import { defaultSite, type Site } from './site.ts';

/** Pages are rendered with a placeholder for the name, which the server fills in. */
export function unnamed(site: Site): Site {
  return { ...site, name: '%SITE_NAME%' };
}

/** The settings that the build renders pages for. */
export const builtSite = unnamed(defaultSite);

/** What the build knows of a document, and rendering doesn't. */
export interface AppTemplate {
  html: string;
  /** The link in `html`; most documents contain its text instead, which the server puts at `%STYLES%`. */
  stylesheet: string;
  /** Links to the files that a module needs, by module. */
  preloads: Record<string, string[]>;
  /** Addresses of the translations that pages load. */
  dictionaries: Record<Language, Partial<Record<Area, string>>>;
}

/** The pages of the app, rendered for an installation. */
export interface AppPages {
  /** HTML by name and language, such as `landing.en`. */
  documents: Record<string, string>;
  /** Names of the documents by path. */
  prerendered: Record<string, string>;
  /** Markup that signed-in pages may contain. */
  fragments: Record<Language, Record<string, string>>;
  /** All paths of the app; others are answered with 404. */
  known: string[];
}
