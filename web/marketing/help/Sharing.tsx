import type { Sentence } from '#contract/languages/sentence.ts';
import { site } from '#web/site.ts';
import { answer } from './answer.tsx';
import { Question } from './Question.tsx';

export function Sharing() {
  return (
    <>
      <Question id="hand-over" title={'How do I hand out my code?' as Sentence}>
        <p>
          {answer(
            'On your <dashboard>Dashboard</dashboard>, <b>Print QR Code</b> prints a poster, and <b>Share QR Code</b> sends the link in a message. You can also <show>show the code on your phone</show>, or print cards and table tents in the <print>print studio</print>.' as Sentence,
          )}
        </p>
        <p>{answer('It works best right after a job well done. Ask in your own words.' as Sentence)}</p>
      </Question>
      <Question id="show-my-code" title={'How do I show my code on my phone?' as Sentence}>
        <p>
          {answer(
            'Tap <b>Show my code</b> under the code on your <dashboard>Dashboard</dashboard>. It fills the screen and keeps the screen awake. It remembers the last workplace you used.' as Sentence,
          )}
        </p>
        <p>
          {answer(
            "Once the app is <install>installed</install>, this works offline too. Press and hold the app's icon to get there fast." as Sentence,
          )}
        </p>
      </Question>
      <Question id="not-scanning" title={"My code doesn't scan. What can I do?" as Sentence}>
        <ul>
          <li>
            {answer(
              'Print it at least 3 cm (1.2 inches) wide, or larger if people stand farther away.' as Sentence,
            )}
          </li>
          <li>
            {answer(
              "Keep it black on white, with the white edge around it. Don't stretch or recolor it." as Sentence,
            )}
          </li>
          <li>{answer('Use matte paper. Glare on glossy paper can hide the code.' as Sentence)}</li>
          <li>{answer('On your phone, turn up the brightness.' as Sentence)}</li>
        </ul>
        <p>
          {answer("The link is also printed below the code, for anyone who'd rather type it." as Sentence)}
        </p>
      </Question>
      <Question
        id="printed-card"
        title={'What happens to printed codes if I rename or delete a workplace?' as Sentence}
      >
        <p>
          {answer(
            'They keep working. If you rename a workplace, its page shows the new name. If you delete it, its codes open your general page. Its reviews, old and new, become General Reviews.' as Sentence,
          )}
        </p>
      </Question>
      <Question id="print" title={'How do I print cards, tents and posters?' as Sentence}>
        <p>
          {answer(
            "Open the <studio>print studio</studio>. Choose what the code opens and what to print. Then print it, or take the PDF to a copy shop. The preview shows exactly what you'll get." as Sentence,
          )}
        </p>
        <ul>
          <li>
            {answer(
              'Print at 100% ("Actual size") and turn off "Fit to page". Otherwise the sizes will be off.' as Sentence,
            )}
          </li>
          <li>
            {answer(
              'For cards and badges, use paper of 200 to 300 g/m². Cut along the fine marks at the edges.' as Sentence,
            )}
          </li>
          <li>
            {answer(
              'Fold a table tent along the dashed line. Its back is upside down on the sheet on purpose.' as Sentence,
            )}
          </li>
          <li>
            {answer(
              "Laminating? Select “I'm laminating this” first. Matte film reflects less than glossy film." as Sentence,
            )}
          </li>
          <li>
            {answer('The sticker is made for a label printer with a 62 mm roll, cut at 90 mm.' as Sentence)}
          </li>
          <li>
            {answer(
              "An empty box means we don't have a font for that letter. We support Latin, Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese." as Sentence,
            )}
          </li>
        </ul>
      </Question>
      <Question id="link-changes" title={'Does my link ever change?' as Sentence}>
        <p>
          {answer(
            site.hasPlans
              ? ('No. You can change your name, email address, password and plan.' as Sentence)
              : ('No. You can change your name, email address and password.' as Sentence),
          )}{' '}
          {answer('Your links and printed codes will keep working.' as Sentence)}
        </p>
      </Question>
      <Question id="tracked-codes" title={'How can I see which table brings in reviews?' as Sentence}>
        <p>
          {answer(
            "Create a <codes>tracked code</codes> for each one: the window table, the flyer, your email signature. You'll see how often each code was scanned and how many reviews came from it. Each person counts once a day per code, and your own scans don't count." as Sentence,
          )}
        </p>
        <p>
          {answer(
            "The code itself never changes, so you don't have to reprint it. When you change jobs, just point it to another workplace. If a code gets lost or misused, switch it off. Your other codes keep working." as Sentence,
          )}
        </p>
      </Question>
      <Question id="nfc-tags" title={'Can customers tap instead of scan?' as Sentence}>
        <p>
          {answer(
            'Yes, with an NFC tag: a sticker that opens your page when a phone touches it. On <codes>Tracked codes</codes>, choose <b>Write to NFC tag</b>, in Chrome on an Android phone. With another phone, copy the link and write it with an app like NFC Tools. A tap counts as a scan.' as Sentence,
          )}
        </p>
      </Question>
      <Question id="what-customers-see" title={'What do customers see about me?' as Sentence}>
        <p>
          {answer(
            "Your first name, and the workplace's name and location if the code belongs to one. They don't see your last name, email address, reviews or rating." as Sentence,
          )}
        </p>
      </Question>
      <Question
        id={'languages' as Sentence}
        title={'Which languages does my review page support?' as Sentence}
      >
        <p>
          {answer(
            "English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and Japanese. It opens in the language of the customer's browser, and they can switch at the top. To share a link in one language, choose it on the page and copy the address." as Sentence,
          )}
        </p>
        <p>{answer("You get your reviews as they were written. We don't translate them." as Sentence)}</p>
      </Question>
    </>
  );
}
