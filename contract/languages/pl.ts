import type { Texts } from './sentences.ts';

export const texts: Texts = {
  Language: 'Język',
  'Loading...': 'Wczytywanie…',
  'Notifications (F8)': 'Powiadomienia (F8)',
  Close: 'Zamknij',
  Error: 'Błąd',
  'Try again': 'Spróbuj ponownie',
  'Loading issue detected. Please refresh the page.':
    'Wystąpił problem z ładowaniem. Proszę odświeżyć stronę.',
  'Install Goodword': 'Zainstaluj Goodword',
  'Collect reviews of your own, with your own QR code.': 'Zbieranie własnych opinii, z własnym kodem QR.',
  "In your browser's menu, choose Install or Add to Home Screen.":
    'W menu przeglądarki proszę wybrać Zainstaluj albo Dodaj do ekranu głównego.',
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
  'Private: only {name} will read it.': 'Prywatnie: przeczyta to tylko {name}.',
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
  'What will you remember? A sentence is plenty.': 'Co zostanie w pamięci? Wystarczy jedno zdanie.',
  'Your name': 'Imię',
  Location: 'Miejscowość',
  '(optional)': '(opcjonalnie)',
  'Where you are from': 'Na przykład miasto lub kraj',
  'Submit Review': 'Wyślij opinię',
  'Sending...': 'Wysyłanie…',
  'Please choose a rating': 'Proszę wybrać ocenę',
  'Please provide a review comment': 'Proszę napisać kilka słów',
  'Please use at most 5,000 characters': 'Proszę użyć najwyżej 5000\u00a0znaków',
  'Please provide your name': 'Proszę podać imię',
  'Please use at most 120 characters': 'Proszę użyć najwyżej 120\u00a0znaków',
  'Please use ordinary characters only': 'Proszę używać tylko zwykłych znaków',
  'Review submitted!': 'Opinia wysłana!',
  'Thank you! Your review has been sent to {name}.': 'Dziękujemy! Opinia została wysłana. Dostaje ją {name}.',
  'Thank You': 'Dziękujemy',
  'A good word is on its way to {name}. Nobody else gets to read it.':
    'Dobre słowo jest już w drodze. Przeczyta je {name} i nikt poza tym.',
  'Honest words are on their way to {name}. Nobody else gets to read them.':
    'Szczere słowa są już w drodze. Przeczyta je {name} i nikt poza tym.',
  '{name} already has what you sent first. What you changed after that was not sent.':
    '{name} ma już to, co zostało wysłane najpierw. Późniejsze zmiany nie zostały wysłane.',
  'You gave {rating} out of 5 stars': 'Ocena: {rating} na 5\u00a0gwiazdek',
  'Close Window': 'Zamknij okno',
  'You can close this page': 'Można zamknąć tę stronę',
  'Earlier review sent': 'Wcześniejsza opinia wysłana',
  'Your review for {name} was still waiting on this phone. It has arrived now.':
    'Na tym telefonie czekała jeszcze opinia, którą dostaje {name}. Właśnie dotarła.',
  'Failed to submit review': 'Nie udało się wysłać opinii',
  'Saved on this phone, not sent yet': 'Zapisano na tym telefonie, jeszcze nie wysłano',
  'Not sent yet': 'Jeszcze nie wysłano',
  'Not sent': 'Nie wysłano',
  'You are offline.': 'Brak połączenia z internetem.',
  'The server cannot be reached right now.': 'Serwer jest teraz nieosiągalny.',
  'The server cannot take it right now.': 'Serwer nie może teraz przyjąć opinii.',
  'The connection is slow.': 'Połączenie jest wolne.',
  'Still sending...': 'Wysyłanie trwa…',
  'Trying again...': 'Kolejna próba…',
  'It goes out by itself as soon as you are back online.':
    'Opinia wyśle się sama, gdy tylko wróci połączenie.',
  'It goes out by itself, next try in a few seconds.':
    'Opinia wyśle się sama, następna próba za kilka sekund.',
  'It goes out by itself, next try within a minute.': 'Opinia wyśle się sama, następna próba w ciągu minuty.',
  'It goes out by itself, next try in about {minutes} min.':
    'Opinia wyśle się sama, następna próba za około {minutes}\u00a0min.',
  'If you close this page, it goes out when you open the link again.':
    'Po zamknięciu tej strony opinia wyśle się przy ponownym otwarciu linku.',
  'This phone could not save it, so please keep this page open.':
    'Telefon nie mógł jej zapisać, więc proszę nie zamykać tej strony.',
  '{name} cannot take more reviews right now. Your words stay here, so that you can copy them.':
    '{name} nie może teraz przyjąć więcej opinii. Tekst zostaje tutaj, można go skopiować.',
  'The server did not take your review.': 'Serwer nie przyjął opinii.',
  'Your words stay here. You can change them, and try again.':
    'Tekst zostaje tutaj. Można go zmienić i spróbować ponownie.',
  '{name} cannot take more reviews right now': '{name} nie może teraz przyjąć więcej opinii',
  'How kind of you to stop by. Please try this link again another day.':
    'Jak miło, że ktoś tu zagląda. Proszę spróbować pod tym linkiem innego dnia.',
  'What you wrote is kept on this phone:': 'Napisany tekst jest zachowany na tym telefonie:',
  'Invalid Review Link': 'Nieprawidłowy link',
  "The review link you're trying to access is invalid or has expired.":
    'Ten link jest nieprawidłowy lub wygasł.',
  'Please scan the code again, or ask for a new link.':
    'Proszę ponownie zeskanować kod albo poprosić o nowy link.',
  'Review limit reached': 'Osiągnięto limit opinii',
  'User not found': 'Nie znaleziono tej osoby',
  'The request could not be read': 'Nie udało się odczytać żądania',
  'The request is too large': 'Wysyłany tekst jest za duży',
  'The request took too long': 'Wysyłanie trwało zbyt długo',
  'Too many requests. Please try again later.': 'Zbyt wiele prób. Proszę spróbować później.',
  'Service temporarily unavailable': 'Usługa chwilowo niedostępna',
  'Internal server error': 'Wewnętrzny błąd serwera',
  'Thank you! Your review has been sent to {name}. Nobody else gets to read it.':
    'Dziękujemy! Opinia została wysłana. Przeczyta ją {name} i nikt poza tym.',
  'You can close this page.': 'Można zamknąć tę stronę.',
  'Almost there': 'Już prawie gotowe',
  'Please look at what is marked, and send it again.': 'Proszę sprawdzić zaznaczone pola i wysłać ponownie.',
  'An earlier version has arrived': 'Dotarła wcześniejsza wersja',
  'This form has sent a review before, in other words than these. If you send these too, they arrive as a second review.':
    'Ten formularz wysłał już opinię, ale innymi słowami. Jeśli wyśle się także te, dotrą jako druga opinia.',
  'Please go back to the form. Your browser may still have what you wrote there.':
    'Proszę wrócić do formularza. Przeglądarka może jeszcze mieć wpisany tam tekst.',
  'This person cannot take more reviews right now. Here is what you wrote, so that you can copy it, or try again another day.':
    'Ta osoba nie może teraz przyjąć więcej opinii. Oto napisany tekst: można go skopiować albo spróbować innego dnia.',
  'Nothing is lost: here is what you wrote. Please make it shorter.':
    'Nic nie przepadło: oto napisany tekst. Proszę go skrócić.',
  'Nothing is lost: here is what you wrote. Please wait a moment, and send it again. It arrives only once.':
    'Nic nie przepadło: oto napisany tekst. Proszę chwilę odczekać i wysłać go ponownie. Dotrze tylko raz.',
  'Here is what you wrote, so that you can copy it:': 'Oto napisany tekst, można go skopiować:',
  'Please try again in a moment': 'Proszę spróbować za chwilę',
  'Something on our side is not working right now. Nothing of yours is lost.':
    'Coś po naszej stronie teraz nie działa. Nic nie przepadło.',
  'Your words stay yours': 'Te słowa pozostają Twoje',
  'With a key you can see, change or withdraw them for 30 days, and read what {name} answers.':
    'Z kluczem można je przez 30\u00a0dni obejrzeć, zmienić lub wycofać, a także przeczytać odpowiedź: {name}.',
  'Keep a key to this review': 'Zachowaj klucz do tej opinii',
  'The key is kept on this device. With the link it also opens elsewhere.':
    'Klucz jest zachowany na tym urządzeniu. Z linkiem otwiera też gdzie indziej.',
  'This device could not keep the key. Please copy the link.':
    'Nie udało się zachować klucza na tym urządzeniu. Prosimy skopiować link.',
  'Your secret link': 'Tajny link',
  'Copy link': 'Skopiuj link',
  'Share link': 'Udostępnij link',
  Copied: 'Skopiowano',
  'Please copy the marked link yourself.': 'Prosimy samodzielnie skopiować zaznaczony link.',
  'See or change it': 'Obejrzyj lub zmień',
  '{name} may show my words to an employer': '{name} może pokazać moje słowa pracodawcy',
  Saved: 'Zapisano',
  'Saved. You can take it back with your key.': 'Zapisano. Z kluczem można to cofnąć.',
  'This was not saved. Please try again.': 'Nie zapisano. Prosimy spróbować ponownie.',
  'Your review for {name}': 'Twoja opinia: {name}',
  'Your key opens it until {date}.': 'Klucz otwiera ją do: {date}.',
  'Sent on {date}': 'Wysłano: {date}',
  'Changed on {date}': 'Zmieniono: {date}',
  'Change it': 'Zmień',
  'Save changes': 'Zapisz zmiany',
  'Leave it as it is': 'Zostaw bez zmian',
  'Your changes are saved. {name} is told.': 'Zmiany są zapisane. Wiadomość o nich dostaje {name}.',
  'Withdraw it': 'Wycofaj',
  'Withdraw your review?': 'Wycofać opinię?',
  'It is deleted at once, with its words and stars, and cannot be brought back.':
    'Zostanie od razu usunięta, razem ze słowami i gwiazdkami, i nie da się jej przywrócić.',
  '{name} is told that a review was withdrawn, without its words. An email that went out before may still have them.':
    '{name} dostaje wiadomość o wycofaniu opinii, bez jej słów. Wysłany wcześniej e-mail może je jeszcze zawierać.',
  Withdrawn: 'Wycofano',
  'Your review is deleted, with its words and stars.': 'Opinia jest usunięta, razem ze słowami i gwiazdkami.',
  '{name} has answered you': 'Jest odpowiedź: {name}',
  '{name} can answer once. The answer then stands here, for you alone.':
    '{name} może odpowiedzieć jeden raz. Odpowiedź pojawi się tutaj, tylko do Twojej wiadomości.',
  'Your key': 'Twój klucz',
  'This device does not keep the key. Whoever has the link can do all this.':
    'Na tym urządzeniu klucz nie jest zachowany. Kto ma link, może zrobić to wszystko.',
  'Keep the key on this device': 'Zachowaj klucz na tym urządzeniu',
  'Forget the key': 'Zapomnij klucz',
  'Keys on this device': 'Klucze na tym urządzeniu',
  'No keys on this device': 'Brak kluczy na tym urządzeniu',
  'After you leave a review, you can keep a key to it. It then stands here for 30 days.':
    'Po wysłaniu opinii można zachować do niej klucz. Będzie tu przez 30\u00a0dni.',
  'Whoever uses this device can open these reviews. Forgetting a key leaves the review as it is.':
    'Kto korzysta z tego urządzenia, może otworzyć te opinie. Zapomnienie klucza nie zmienia opinii.',
  'The 30 days are over': 'Minęło 30\u00a0dni',
  'The review stays with the person you wrote it for.':
    'Opinia pozostaje u osoby, dla której została napisana.',
  'This key opens nothing': 'Ten klucz niczego nie otwiera',
  'The review was withdrawn, or the link is not complete.':
    'Opinia została wycofana albo link jest niepełny.',
  'This did not work': 'Nie udało się',
  'This page needs JavaScript.': 'Ta strona wymaga JavaScriptu.',
};
