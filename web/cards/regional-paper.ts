/** Offices in these countries have US Letter, all others A4. Apart from the sheets, which the dashboard does not load. */
export const regionalPaper = /-(US|CA|MX)\b/.test(navigator.language) ? 'letter' : 'a4';
