import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'admin'> = {
  'Access Denied': 'Zugriff verweigert',
  "This page is for the people who run {site}. You'll find your own reviews and stats on your dashboard.":
    'Diese Seite ist für die Betreiber von {site}. Ihre eigenen Bewertungen und Zahlen finden Sie in Ihrer Übersicht.',
  'Return to Dashboard': 'Zurück zur Übersicht',
  "Couldn't load the totals.": 'Die Summen konnten nicht geladen werden.',
  // The admin's dashboard
  'Admin Dashboard': 'Admin-Übersicht',
  'Delete/Manage Users': 'Konten verwalten',
  'Total Users': 'Konten',
  'Paid Users': 'Mit Abo',
  'Conversion Rate': 'Anteil mit Abo',
  'Monthly Revenue': 'Umsatz im Monat',
  'Total Reviews': 'Bewertungen',
  'Version {version}': 'Version {version}',
  Insights: 'Auswertung',
  "Couldn't load the insights.": 'Die Auswertung konnte nicht geladen werden.',
  'Insights start with the first sign-up': 'Die Auswertung beginnt mit dem ersten Konto',
  "You'll see sign-ups, reviews and revenue per month here.":
    'Hier sehen Sie neue Konten, Bewertungen und Umsatz pro Monat.',
  "You'll see sign-ups and reviews per month here.": 'Hier sehen Sie neue Konten und Bewertungen pro Monat.',
  'Sign-ups per month': 'Neue Konten pro Monat',
  'Revenue per month': 'Umsatz pro Monat',
  'Payments in the last 12 months, without plans you set yourself':
    'Zahlungen der letzten 12\u00a0Monate, ohne die von Ihnen gesetzten Abos',
  'Sign-ups': 'Neue Konten',
  Revenue: 'Umsatz',
  '{count} sign-up|{count} sign-ups': { one: '{count} neues Konto', other: '{count} neue Konten' },
  'No sign-ups in the last 12 months.': 'Keine neuen Konten in den letzten 12\u00a0Monaten.',
  'No revenue in the last 12 months.': 'Kein Umsatz in den letzten 12\u00a0Monaten.',
  // Audit trail; {actor} and {username} are usernames
  'Audit trail': 'Protokoll',
  "Couldn't load the audit trail.": 'Das Protokoll konnte nicht geladen werden.',
  "Couldn't load more entries.": 'Weitere Einträge konnten nicht geladen werden.',
  'No changes yet': 'Noch keine Änderungen',
  'Plan changes, deleted users and retried emails will show up here.':
    'Geänderte Abos, gelöschte Konten und erneut gesendete E-Mails erscheinen hier.',
  'Deleted users and retried emails will show up here.':
    'Gelöschte Konten und erneut gesendete E-Mails erscheinen hier.',
  '{actor} changed the plan of {username}': '{actor} hat das Abo von {username} geändert',
  '{actor} deleted {username}': '{actor} hat {username} gelöscht',
  '{actor} signed {username} out everywhere': '{actor} hat {username} überall abgemeldet',
  '{actor} queued all failed emails again': '{actor} hat alle fehlgeschlagenen E-Mails erneut eingereiht',
  'an unknown user': 'ein unbekanntes Konto',
  // A changed field, e.g. "Plan: Free → Monthly", read aloud as "Plan: Free changed to Monthly"
  '{field}:': '{field}:',
  'changed to': 'geändert in',
  none: 'keines',
  Until: 'Bis',
  // Emails by their state
  'Email delivery': 'E-Mail-Versand',
  "Couldn't load the emails.": 'Die E-Mails konnten nicht geladen werden.',
  'Held emails wait for a confirmed address, or for one that takes mail again. Failed emails are kept for a month.':
    'Angehaltene E-Mails warten auf eine bestätigte Adresse, oder auf eine, die wieder Post annimmt. Fehlgeschlagene bleiben einen Monat.',
  // States of an email
  Held: 'Angehalten',
  Queued: 'Wartend',
  Failed: 'Fehlgeschlagen',
  // An email; {time} and {next} are a date and time, {tries} is "3 attempts"
  'Last error, {time}: {error}': 'Letzter Fehler, {time}: {error}',
  'Retry all failed': 'Alle fehlgeschlagenen erneut senden',
  'Emails queued again': 'E-Mails erneut eingereiht',
  'Retry failed': 'Erneutes Senden fehlgeschlagen',
  'Failed to queue the emails again': 'E-Mails nicht erneut eingereiht',
  // Kinds of emails
  // Users
  'User Management': 'Konten verwalten',
  Users: 'Konten',
  User: 'Konto',
  Email: 'E-Mail',
  Industry: 'Branche',
  Plan: 'Abo',
  Workplaces: 'Arbeitsorte',
  Joined: 'Seit',
  // On narrow screens, where the column has no heading; on wide screens, only what is outside of the element is shown
  '{count}<unit> review</unit>|{count}<unit> reviews</unit>': {
    one: '{count}<unit> Bewertung</unit>',
    other: '{count}<unit> Bewertungen</unit>',
  },
  '{count}<unit> workplace</unit>|{count}<unit> workplaces</unit>': {
    one: '{count}<unit> Arbeitsort</unit>',
    other: '{count}<unit> Arbeitsorte</unit>',
  },
  '<heading>Joined </heading>{date}': '<heading>Seit </heading>{date}',
  'N/A': '–',
  Actions: 'Aktionen',
  'Actions for {name}': 'Aktionen für {name}',
  // Number of users
  Total: 'Gesamt',
  Paid: 'Mit Abo',
  'Search users': 'Konten suchen',
  'Name, username or email': 'Name, Benutzername oder E-Mail',
  'Sort by': 'Sortieren',
  'Newest first': 'Neueste zuerst',
  'Oldest first': 'Älteste zuerst',
  Name: 'Name',
  'Most reviews': 'Meiste Bewertungen',
  '{count} user found|{count} users found': {
    one: '{count} Konto gefunden',
    other: '{count} Konten gefunden',
  },
  'More than {count} user found|More than {count} users found': {
    one: 'Mehr als {count} Konto gefunden',
    other: 'Mehr als {count} Konten gefunden',
  },
  'No users found': 'Keine Konten gefunden',
  'Try another name or email.': 'Versuchen Sie einen anderen Namen oder eine andere E-Mail.',
  "You'll see everyone who signs up here.": 'Hier sehen Sie alle, die ein Konto anlegen.',
  'Clear search': 'Suche löschen',
  "Couldn't load the users.": 'Die Konten konnten nicht geladen werden.',
  "Couldn't load more users.": 'Weitere Konten konnten nicht geladen werden.',
  'Registration is closed. To create an account, run ./goodword user create on the server: it emails the person a link for choosing a password.':
    'Neue Konten sind abgeschaltet. Um ein Konto anzulegen, führen Sie auf dem Server ./goodword user create aus: Der Befehl mailt der Person einen Link, über den sie ihr Passwort wählt.',
  // Changing a user's plan
  'Edit Subscription': 'Abo ändern',
  '{name} is on the free plan.': '{name} hat kein Abo.',
  '{name} is on the monthly plan until {date}.': '{name} hat das Monatsabo bis {date}.',
  '{name} is on the monthly plan, with no end date.': '{name} hat das Monatsabo, ohne Ende.',
  '{name} is on the annual plan until {date}.': '{name} hat das Jahresabo bis {date}.',
  '{name} is on the annual plan, with no end date.': '{name} hat das Jahresabo, ohne Ende.',
  "{name} pays by subscription. Changing the plan here doesn't stop the payments.":
    '{name} zahlt laufend. Eine Änderung hier beendet die Zahlungen nicht.',
  'New plan': 'Neues Abo',
  'Until {date}': 'Bis {date}',
  'No end date': 'Ohne Ende',
  'Save Changes': 'Änderungen speichern',
  'User updated': 'Konto geändert',
  'Update failed': 'Änderung fehlgeschlagen',
  'Failed to update user': 'Konto nicht geändert',
  // Signing a user out
  'Sign Out User': 'Konto abmelden',
  'Sign {name} ({username}) out in every browser? Their account and password stay the same.':
    '{name} ({username}) in allen Browsern abmelden? Konto und Passwort bleiben gleich.',
  'User signed out': 'Konto abgemeldet',
  "They'll need to sign in again in every browser.": 'In jedem Browser ist eine neue Anmeldung nötig.',
  'Sign out failed': 'Abmelden fehlgeschlagen',
  'Failed to sign out user': 'Konto nicht abgemeldet',
  // Deleting a user; {reviews} is "2 reviews", {workplaces} is "1 workplace"
  'Delete User': 'Konto löschen',
  "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone.":
    '{name} ({username}) löschen? Das löscht auch {reviews}, {workplaces} und alle nicht gesendeten E-Mails. Bewertungslink und gedruckte Codes funktionieren dann nicht mehr. Das lässt sich nicht rückgängig machen.',
  '{count} workplace|{count} workplaces': {
    one: '{count}\u00a0Arbeitsort',
    other: '{count}\u00a0Arbeitsorte',
  },
  'User deleted': 'Konto gelöscht',
  'User and all associated data have been removed.': 'Konto und alle zugehörigen Daten wurden entfernt.',
  'Delete failed': 'Löschen fehlgeschlagen',
  'Failed to delete user': 'Konto nicht gelöscht',
  'Needs attention': 'Braucht Aufmerksamkeit',
  'Since {time}': 'Seit {time}',
  // Needs attention, also mailed to the admin
  "Emails aren't being sent": 'E-Mails werden nicht gesendet',
  '{count} email is waiting.|{count} emails are waiting.': {
    one: '{count} E-Mail wartet.',
    other: '{count} E-Mails warten.',
  },
  'The last attempt failed with "{error}".': 'Der letzte Versuch scheiterte mit „{error}“.',
  'Check the mail server and SMTP_URL: once it works, emails leave by themselves.':
    'Prüfen Sie den Mailserver und SMTP_URL: Sobald er läuft, gehen E-Mails von selbst hinaus.',
  'The disk is almost full': 'Die Festplatte ist fast voll',
  "{folder} has {megabytes} MB left. When it is full, reviews can't be stored: free some space, or get a larger disk.":
    '{folder} hat noch {megabytes}\u00a0MB. Ist sie voll, können keine Bewertungen gespeichert werden: Schaffen Sie Platz oder nehmen Sie eine größere Festplatte.',
  'There is no recent backup': 'Es gibt kein neues Backup',
  'There is no backup yet': 'Es gibt noch kein Backup',
  'Run ./goodword backup now, and let it run every night.':
    'Führen Sie jetzt ./goodword backup aus, und lassen Sie es jede Nacht laufen.',
  "The proxy isn't trusted": 'Dem Proxy wird nicht vertraut',
  "All visitors who come through {address} are counted as one, so one person's wrong passwords lock out everyone. If {address} is your proxy, name it in TRUST_PROXY, let it send X-Forwarded-For, and restart.":
    'Alle Besucher über {address} zählen als einer, darum sperren falsche Passwörter einer Person alle aus. Ist {address} Ihr Proxy, nennen Sie ihn in TRUST_PROXY, lassen Sie ihn X-Forwarded-For senden und starten Sie neu.',
};
