import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'admin'> = {
  'Access Denied': 'Geen toegang',
  "This page is for the people who run {site}. You'll find your own reviews and stats on your dashboard.":
    'Deze pagina is voor de beheerder van {site}. Uw eigen beoordelingen en cijfers vindt u in uw overzicht.',
  'Return to Dashboard': 'Terug naar het overzicht',
  "Couldn't load the totals.": 'De totalen konden niet worden geladen.',
  // The admin's dashboard
  'Admin Dashboard': 'Beheeroverzicht',
  'Delete/Manage Users': 'Gebruikers beheren',
  'Total Users': 'Gebruikers',
  'Paid Users': 'Betalend',
  'Conversion Rate': 'Conversie',
  'Monthly Revenue': 'Omzet per maand',
  'Total Reviews': 'Beoordelingen',
  'Version {version}': 'Versie {version}',
  Insights: 'Inzichten',
  "Couldn't load the insights.": 'De inzichten konden niet worden geladen.',
  'Insights start with the first sign-up': 'Inzichten beginnen bij het eerste account',
  "You'll see sign-ups, reviews and revenue per month here.":
    'Hier ziet u nieuwe accounts, beoordelingen en omzet per maand.',
  "You'll see sign-ups and reviews per month here.":
    'Hier ziet u nieuwe accounts en beoordelingen per maand.',
  'Sign-ups per month': 'Nieuwe accounts per maand',
  'Revenue per month': 'Omzet per maand',
  'Payments in the last 12 months, without plans you set yourself':
    'Betalingen van de afgelopen 12\u00a0maanden, zonder plannen die u zelf hebt ingesteld',
  'Sign-ups': 'Nieuwe accounts',
  Revenue: 'Omzet',
  '{count} sign-up|{count} sign-ups': {
    one: '{count}\u00a0nieuw account',
    other: '{count}\u00a0nieuwe accounts',
  },
  'No sign-ups in the last 12 months.': 'Geen nieuwe accounts in de afgelopen 12\u00a0maanden.',
  'No revenue in the last 12 months.': 'Geen omzet in de afgelopen 12\u00a0maanden.',
  // Audit trail; {actor} and {username} are usernames
  'Audit trail': 'Logboek',
  "Couldn't load the audit trail.": 'Het logboek kon niet worden geladen.',
  "Couldn't load more entries.": 'Meer regels konden niet worden geladen.',
  'No changes yet': 'Nog geen wijzigingen',
  'Plan changes, deleted users and retried emails will show up here.':
    'Gewijzigde abonnementen, verwijderde gebruikers en herhaalde e-mails verschijnen hier.',
  'Deleted users and retried emails will show up here.':
    'Verwijderde gebruikers en herhaalde e-mails verschijnen hier.',
  '{actor} changed the plan of {username}': '{actor} wijzigde het abonnement van {username}',
  '{actor} deleted {username}': '{actor} verwijderde {username}',
  '{actor} signed {username} out everywhere': '{actor} logde {username} overal uit',
  '{actor} queued all failed emails again': '{actor} zette alle mislukte e-mails opnieuw klaar',
  'an unknown user': 'een onbekende gebruiker',
  // A changed field, e.g. "Plan: Free → Monthly", read aloud as "Plan: Free changed to Monthly"
  '{field}:': '{field}:',
  'changed to': 'gewijzigd in',
  none: 'geen',
  Until: 'Tot',
  // Emails by their state
  'Email delivery': 'Verzending',
  "Couldn't load the emails.": 'De e-mails konden niet worden geladen.',
  'Held emails wait for a confirmed address, or for one that takes mail again. Failed emails are kept for a month.':
    'E-mails in de wacht wachten op een bevestigd adres, of op een dat weer mail aanneemt. Mislukte e-mails blijven een maand bewaard.',
  // States of an email
  Held: 'In de wacht',
  Queued: 'In de wachtrij',
  Failed: 'Mislukt',
  // An email; {time} and {next} are a date and time, {tries} is "3 attempts"
  'Last error, {time}: {error}': 'Laatste fout, {time}: {error}',
  'Retry all failed': 'Alle mislukte opnieuw',
  'Emails queued again': 'E-mails staan weer klaar',
  'Retry failed': 'Niet gelukt',
  'Failed to queue the emails again': 'E-mails niet opnieuw klaargezet',
  // Kinds of emails
  // Users
  'User Management': 'Gebruikersbeheer',
  Users: 'Gebruikers',
  User: 'Gebruiker',
  Email: 'E-mail',
  Industry: 'Branche',
  Plan: 'Abonnement',
  Workplaces: 'Werkplekken',
  Joined: 'Lid sinds',
  // On narrow screens, where the column has no heading; on wide screens, only what is outside of the element is shown
  '{count}<unit> review</unit>|{count}<unit> reviews</unit>': {
    one: '{count}<unit>\u00a0beoordeling</unit>',
    other: '{count}<unit>\u00a0beoordelingen</unit>',
  },
  '{count}<unit> workplace</unit>|{count}<unit> workplaces</unit>': {
    one: '{count}<unit>\u00a0werkplek</unit>',
    other: '{count}<unit>\u00a0werkplekken</unit>',
  },
  '<heading>Joined </heading>{date}': '<heading>Lid sinds </heading>{date}',
  'N/A': '–',
  Actions: 'Acties',
  'Actions for {name}': 'Acties voor {name}',
  // Number of users
  Total: 'Totaal',
  Paid: 'Betalend',
  'Search users': 'Gebruikers zoeken',
  'Name, username or email': 'Naam, gebruikersnaam of e-mail',
  'Sort by': 'Sorteren',
  'Newest first': 'Nieuwste eerst',
  'Oldest first': 'Oudste eerst',
  Name: 'Naam',
  'Most reviews': 'Meeste beoordelingen',
  '{count} user found|{count} users found': {
    one: '{count}\u00a0gebruiker gevonden',
    other: '{count}\u00a0gebruikers gevonden',
  },
  'More than {count} user found|More than {count} users found': {
    one: 'Meer dan {count}\u00a0gebruiker gevonden',
    other: 'Meer dan {count}\u00a0gebruikers gevonden',
  },
  'No users found': 'Geen gebruikers gevonden',
  'Try another name or email.': 'Probeer een andere naam of e-mail.',
  "You'll see everyone who signs up here.": 'Hier ziet u iedereen die een account maakt.',
  'Clear search': 'Zoekopdracht wissen',
  "Couldn't load the users.": 'De gebruikers konden niet worden geladen.',
  "Couldn't load more users.": 'Meer gebruikers konden niet worden geladen.',
  'Registration is closed. To create an account, run ./goodword user create on the server: it emails the person a link for choosing a password.':
    'Er kunnen geen accounts bij. Om een account aan te maken, voert u op de server ./goodword user create uit: de persoon krijgt een e-mail met een link om een wachtwoord te kiezen.',
  // Changing a user's plan
  'Edit Subscription': 'Abonnement bewerken',
  '{name} is on the free plan.': '{name} gebruikt het gratis.',
  '{name} is on the monthly plan until {date}.': '{name} heeft het maandabonnement tot {date}.',
  '{name} is on the monthly plan, with no end date.': '{name} heeft het maandabonnement, zonder einddatum.',
  '{name} is on the annual plan until {date}.': '{name} heeft het jaarabonnement tot {date}.',
  '{name} is on the annual plan, with no end date.': '{name} heeft het jaarabonnement, zonder einddatum.',
  "{name} pays by subscription. Changing the plan here doesn't stop the payments.":
    '{name} betaalt via een doorlopend abonnement. Een wijziging hier stopt de betalingen niet.',
  'New plan': 'Nieuw abonnement',
  'Until {date}': 'Tot {date}',
  'No end date': 'Geen einddatum',
  'Save Changes': 'Wijzigingen opslaan',
  'User updated': 'Gebruiker gewijzigd',
  'Update failed': 'Wijzigen mislukt',
  'Failed to update user': 'Gebruiker niet gewijzigd',
  // Signing a user out
  'Sign Out User': 'Gebruiker uitloggen',
  'Sign {name} ({username}) out in every browser? Their account and password stay the same.':
    '{name} ({username}) in elke browser uitloggen? Account en wachtwoord blijven hetzelfde.',
  'User signed out': 'Gebruiker uitgelogd',
  "They'll need to sign in again in every browser.": 'In elke browser is opnieuw inloggen nodig.',
  'Sign out failed': 'Uitloggen mislukt',
  'Failed to sign out user': 'Gebruiker niet uitgelogd',
  // Deleting a user; {reviews} is "2 reviews", {workplaces} is "1 workplace"
  'Delete User': 'Gebruiker verwijderen',
  "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone.":
    '{name} ({username}) verwijderen? Dit verwijdert ook {reviews}, {workplaces} en alle niet-verstuurde e-mails. De link en gedrukte codes werken dan niet meer. Dit kan niet ongedaan worden gemaakt.',
  '{count} workplace|{count} workplaces': { one: '{count}\u00a0werkplek', other: '{count}\u00a0werkplekken' },
  'User deleted': 'Gebruiker verwijderd',
  'User and all associated data have been removed.':
    'Gebruiker en alle bijbehorende gegevens zijn verwijderd.',
  'Delete failed': 'Verwijderen mislukt',
  'Failed to delete user': 'Gebruiker niet verwijderd',
  'Needs attention': 'Vraagt aandacht',
  'Since {time}': 'Sinds {time}',
  // Needs attention, also mailed to the admin
  "Emails aren't being sent": 'E-mails worden niet verstuurd',
  '{count} email is waiting.|{count} emails are waiting.': {
    one: '{count}\u00a0e-mail wacht.',
    other: '{count}\u00a0e-mails wachten.',
  },
  'The last attempt failed with "{error}".': 'De laatste poging mislukte met ‘{error}’.',
  'Check the mail server and SMTP_URL: once it works, emails leave by themselves.':
    'Controleer de mailserver en SMTP_URL: zodra die werkt, gaan e-mails vanzelf weg.',
  'The disk is almost full': 'De schijf is bijna vol',
  "{folder} has {megabytes} MB left. When it is full, reviews can't be stored: free some space, or get a larger disk.":
    'In {folder} is nog {megabytes}\u00a0MB vrij. Is de schijf vol, dan worden geen beoordelingen meer opgeslagen: maak ruimte vrij of neem een grotere schijf.',
  'There is no recent backup': 'Er is geen recente back-up',
  'There is no backup yet': 'Er is nog geen back-up',
  'Run ./goodword backup now, and let it run every night.':
    'Voer nu ./goodword backup uit, en laat dat elke nacht lopen.',
  "The proxy isn't trusted": 'De proxy wordt niet vertrouwd',
  "All visitors who come through {address} are counted as one, so one person's wrong passwords lock out everyone. If {address} is your proxy, name it in TRUST_PROXY, let it send X-Forwarded-For, and restart.":
    'Alle bezoekers via {address} tellen als één, dus foute wachtwoorden van één persoon sluiten iedereen buiten. Is {address} uw proxy, noem hem dan in TRUST_PROXY, laat hem X-Forwarded-For sturen en herstart.',
};
