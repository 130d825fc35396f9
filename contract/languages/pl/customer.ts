import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pl', 'customer'> = {
  Language: 'Język',
  'Loading...': 'Wczytywanie…',
  'Notifications (F8)': 'Powiadomienia (F8)',
  Close: 'Zamknij',
  Error: 'Błąd',
  'Try again': 'Spróbuj ponownie',
  'Loading issue detected. Please refresh the page.':
    'Wystąpił problem z ładowaniem. Proszę odświeżyć stronę.',
  'Install {site}': 'Zainstaluj {site}',
  'Get reviews of your own, with your own QR code.': 'Opinie o Twojej pracy, z Twoim własnym kodem QR.',
  "Open your browser's menu and choose Add to Home Screen.":
    'W menu przeglądarki proszę wybrać Dodaj do ekranu głównego.',
  'Tap Share, then Add to Home Screen.': 'Proszę stuknąć Udostępnij, a potem Do ekranu początkowego.',
  Install: 'Zainstaluj',
  'Not now': 'Nie teraz',
  'No connection': 'Brak połączenia',
  'Please check your internet connection and try again.':
    'Proszę sprawdzić połączenie z internetem i spróbować ponownie.',
  'Review for {name}': 'Opinia: {name}',
  'Review for {name} at {workplace}': 'Opinia: {name}, {workplace}',
  'How did {name} do? Write a private review in 30 seconds: only {name} will read it.':
    '{name}\u00a0– jakie wrażenia? Prywatna opinia w 30\u00a0sekund: przeczyta ją tylko {name}.',
  'Private, for {name} only': 'Prywatnie, czyta tylko {name}',
  'How did {name} do?': '{name}\u00a0– jakie wrażenia?',
  'Your rating': 'Ocena',
  '1 star': '1\u00a0gwiazdka',
  '2 stars': '2\u00a0gwiazdki',
  '3 stars': '3\u00a0gwiazdki',
  '4 stars': '4\u00a0gwiazdki',
  '5 stars': '5\u00a0gwiazdek',
  'Pick your stars. It takes 30 seconds.': 'Proszę wybrać gwiazdki: 30\u00a0sekund.',
  'Not good': 'Niedobrze',
  'Could be better': 'Mogło być lepiej',
  'All right': 'W porządku',
  Good: 'Dobrze',
  Wonderful: 'Wspaniale',
  'Your review': 'Opinia',
  'What will you remember? A sentence is plenty.': 'Co warto zapamiętać? Wystarczy jedno zdanie.',
  'Your name': 'Imię',
  Location: 'Miejscowość',
  '(optional)': '(opcjonalnie)',
  'Where you are from': 'Na przykład miasto lub kraj',
  'Submit Review': 'Wyślij opinię',
  'Sending...': 'Wysyłanie…',
  'Send now': 'Wyślij teraz',
  'Please choose a rating': 'Proszę wybrać ocenę',
  'Please provide a review comment': 'Proszę napisać kilka słów',
  'Please use at most 5,000 characters': 'Proszę użyć najwyżej 5000\u00a0znaków',
  'Please provide your name': 'Proszę podać imię',
  'Please use at most 120 characters': 'Proszę użyć najwyżej 120\u00a0znaków',
  'Please use ordinary characters only': 'Proszę używać tylko zwykłych znaków',
  'Review submitted!': 'Opinia wysłana!',
  'Thank you! Your review has been sent to {name}.':
    'Dziękujemy! Opinia została wysłana. Przeczyta ją {name}.',
  'Thank You': 'Dziękujemy',
  'Your words are on their way to {name}. No one else will read them.':
    'Te słowa są już w drodze. Przeczyta je tylko {name}.',
  'Thanks for being honest. Only {name} will read this.':
    'Dziękujemy za szczerość. Przeczyta to tylko {name}.',
  "{name} already has your first version. Your later changes weren't sent.":
    '{name} ma już pierwszą wersję. Późniejsze zmiany nie zostały wysłane.',
  'You gave {rating} out of 5 stars': 'Ocena: {rating} na 5\u00a0gwiazdek',
  'Close Window': 'Zamknij okno',
  'You can close this page': 'Można zamknąć tę stronę',
  'Earlier review sent': 'Wcześniejsza opinia wysłana',
  'Your review for {name} was still waiting on this phone. It has now been sent.':
    'Na tym telefonie czekała jeszcze opinia ({name}). Właśnie została wysłana.',
  'Failed to submit review': 'Nie udało się wysłać opinii',
  'Saved on this phone, not sent yet': 'Zapisano na tym telefonie, jeszcze nie wysłano',
  'Not sent yet': 'Jeszcze nie wysłano',
  'Not sent': 'Nie wysłano',
  'You are offline.': 'Brak połączenia z internetem.',
  "We can't reach {site} right now.": '{site} jest teraz nieosiągalny.',
  'The connection is slow.': 'Połączenie jest wolne.',
  'Still sending...': 'Wysyłanie trwa…',
  'Trying again...': 'Kolejna próba…',
  "We'll send it as soon as you're back online.": 'Wyślemy opinię, gdy tylko wróci połączenie.',
  'Trying again in a few seconds.': 'Kolejna próba za kilka sekund.',
  'Trying again within a minute.': 'Kolejna próba w ciągu minuty.',
  'Trying again in about {minutes} min.': 'Kolejna próba za około {minutes}\u00a0min.',
  'If you close this page, just open the link again later.':
    'Po zamknięciu tej strony wystarczy później ponownie otworzyć link.',
  "This phone couldn't save it, so please keep this page open.":
    'Telefon nie mógł jej zapisać, więc proszę nie zamykać tej strony.',
  "{name} can't take more reviews right now. Your text is still here if you want to copy it.":
    '{name} nie może teraz przyjąć więcej opinii. Tekst zostaje tutaj, można go skopiować.',
  "Your review wasn't accepted.": 'Opinia nie została przyjęta.',
  'Your text is still here. You can edit it and try again.':
    'Tekst wciąż tu jest. Można go zmienić i spróbować ponownie.',
  "{name} can't take more reviews right now": '{name} nie może teraz przyjąć więcej opinii',
  'Thanks for stopping by. Please try again in a few days.':
    'Dziękujemy za odwiedziny. Proszę spróbować ponownie za kilka dni.',
  'What you wrote is saved on this phone:': 'Tekst jest zapisany na tym telefonie:',
  'Invalid Review Link': 'Nieprawidłowy link',
  "The review link you're trying to access is invalid or has expired.":
    'Ten link jest nieprawidłowy lub wygasł.',
  'Please scan the code again or ask for a new link.':
    'Proszę ponownie zeskanować kod albo poprosić o nowy link.',
  'Review limit reached': 'Osiągnięto limit opinii',
  'User not found': 'Nie znaleziono tej osoby',
  'The request could not be read': 'Nie udało się przetworzyć wysłanych danych',
  'The request is too large': 'Tekst jest za długi',
  'The request took too long': 'Wysyłanie trwało zbyt długo',
  'Too many requests. Please try again later.': 'Zbyt wiele prób. Proszę spróbować później.',
  'Service temporarily unavailable': 'Usługa chwilowo niedostępna',
  'Internal server error': 'Wewnętrzny błąd serwera',
  'Thank you! Your review has been sent to {name}. No one else will read it.':
    'Dziękujemy! Opinia została wysłana. Przeczyta ją tylko {name}.',
  'You can close this page.': 'Można zamknąć tę stronę.',
  'Almost there': 'Już prawie gotowe',
  'Please check the marked fields and send it again.': 'Proszę sprawdzić zaznaczone pola i wysłać ponownie.',
  'An earlier version was already sent': 'Wcześniejsza wersja została już wysłana',
  'You already sent a different version from this form. If you send this one too, it will be a second review.':
    'Z tego formularza wysłano już inną wersję. Wysłanie także tej będzie drugą opinią.',
  'Please go back to the form. Your browser may still have what you wrote.':
    'Proszę wrócić do formularza. Być może tekst wciąż tam jest.',
  "This person can't take more reviews right now. Here's what you wrote, so you can copy it or try again in a few days.":
    'Ta osoba nie może teraz przyjąć więcej opinii. Oto tekst: można go skopiować albo spróbować za kilka dni.',
  "Nothing is lost: here's what you wrote. Please make it shorter.":
    'Nic nie przepadło: oto tekst. Proszę go skrócić.',
  "Nothing is lost: here's what you wrote. Please wait a moment and send it again. It will only arrive once.":
    'Nic nie przepadło: oto tekst. Proszę chwilę odczekać i wysłać go ponownie. Dotrze tylko raz.',
  "Here's what you wrote, so you can copy it:": 'Oto tekst, można go skopiować:',
  'Please try again in a moment': 'Proszę spróbować za chwilę',
  "Something isn't working on our side right now. Nothing is lost.":
    'Mamy chwilowy problem techniczny. Nic nie przepadło.',
  'Want to edit it later?': 'Opinię można później zmienić',
  "Save a private link. For 30 days you can edit your review, take it back, or read {name}'s reply.":
    'Wystarczy zapisać prywatny link. Przez 30\u00a0dni można z nim zmienić lub wycofać opinię albo przeczytać odpowiedź: {name}.',
  'Save my private link': 'Zapisz mój prywatny link',
  'Saved on this phone. Use the link to open it on another device.':
    'Zapisano na tym telefonie. Link pozwala otworzyć opinię na innym urządzeniu.',
  "This phone couldn't save it. Please copy the link.":
    'Nie udało się zapisać na tym telefonie. Proszę skopiować link.',
  'Your private link': 'Twój prywatny link',
  'Copy link': 'Skopiuj link',
  'Share link': 'Udostępnij link',
  Copied: 'Skopiowano',
  'Please copy the selected link.': 'Proszę skopiować zaznaczony link.',
  'View or edit': 'Zobacz lub zmień',
  '{name} may show this review to a future employer': '{name} może pokazać tę opinię przyszłemu pracodawcy',
  Saved: 'Zapisano',
  'Saved. You can change this with your private link.': 'Zapisano. Można to zmienić przez prywatny link.',
  "That wasn't saved. Please try again.": 'Nie udało się zapisać. Proszę spróbować ponownie.',
  'Your review for {name}': 'Twoja opinia: {name}',
  'Your private link works until {date}.': 'Prywatny link działa do: {date}.',
  'Sent on {date}': 'Wysłano: {date}',
  'Edited on {date}': 'Zmieniono: {date}',
  Edit: 'Zmień',
  'Save changes': 'Zapisz zmiany',
  'Keep as is': 'Zostaw bez zmian',
  "Your changes are saved. We'll let {name} know.":
    'Zmiany zostały zapisane. {name} dostanie od nas wiadomość.',
  'Take it back': 'Wycofaj',
  'Take back your review?': 'Wycofać opinię?',
  "Your review and stars are deleted right away. This can't be undone.":
    'Tekst i gwiazdki zostaną od razu usunięte. Tego nie można cofnąć.',
  "We'll tell {name} that a review was taken back, not what it said. Emails already sent may still contain it.":
    '{name} dowie się tylko, że opinia została wycofana, bez jej treści. Wysłane wcześniej e-maile mogą ją jeszcze zawierać.',
  'Review taken back': 'Wycofano',
  'Your review and stars have been deleted.': 'Tekst i gwiazdki zostały usunięte.',
  '{name} replied': 'Odpowiedź: {name}',
  "If {name} replies, you'll see it here.": 'Jeśli {name} odpowie, odpowiedź pojawi się tutaj.',
  'Open it again later': 'Otwórz ponownie później',
  'Not saved on this phone. Anyone with the link can edit your review or take it back.':
    'Nie zapisano na tym telefonie. Każdy, kto ma link, może zmienić lub wycofać opinię.',
  'Save on this phone': 'Zapisz na tym telefonie',
  'Remove from this phone': 'Usuń z tego telefonu',
  'Private links on this phone': 'Prywatne linki na tym telefonie',
  'No private links on this phone': 'Brak prywatnych linków na tym telefonie',
  "After you send a review, you can save a private link to it. You'll find it here for 30 days.":
    'Po wysłaniu opinii można zapisać prywatny link do niej. Będzie tutaj przez 30\u00a0dni.',
  "Anyone using this phone can open these reviews. Removing a link doesn't delete the review.":
    'Każdy, kto korzysta z tego telefonu, może otworzyć te opinie. Usunięcie linku nie usuwa opinii.',
  'This link has expired': 'Ten link wygasł',
  'Your review stays with the person you wrote it for.':
    'Opinia pozostaje u osoby, dla której została napisana.',
  'This link no longer works': 'Ten link już nie działa',
  'The review was taken back, or part of the link is missing.':
    'Opinia została wycofana albo brakuje części linku.',
  "That didn't work": 'Nie udało się',
  'This page needs JavaScript.': 'Ta strona wymaga JavaScriptu.',
};
