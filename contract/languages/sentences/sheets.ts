/** Japanese and Chinese have a zero-width space wherever a line may end, as in headings of the customer’s page. */
export type SheetsSentence =
  // Beside the QR code on cards and posters, below "How did {name} do?"
  | 'Scan and tell {name}. 30 seconds, private.'
  // On a badge, which the person wears
  | 'How did I do?'
  | 'Scan and tell me. 30 seconds, private.';
