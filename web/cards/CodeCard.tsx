import './card.css';
import { texts } from 'virtual:card-texts';
import { type Language, languageTag, textDirection } from '#contract/languages/languages.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { createTranslator, type Translator } from '#contract/languages/translator.ts';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { EmptyStars } from '#web/ui/Stars.tsx';
import { CodeFrame } from './CodeFrame.tsx';
import type { CodeTarget } from './code-target.ts';
import { QrCode } from './QrCode.tsx';
import type { Face } from './sheets.ts';
import { withName } from './with-name.tsx';

export interface CardContent extends CodeTarget {
  firstName: string;
  language: Language;
  isLaminated: boolean;
  /** The professional's own. */
  question: string | null;
}

interface CodeCardProps {
  face: Face;
  content: CardContent;
  isUpsideDown?: boolean;
}

/** A printed card. Its sizes are those of the sheet around it. */
export function CodeCard({ face, content, isUpsideDown = false }: CodeCardProps) {
  const { firstName, language, link, address, place, isLaminated, question } = content;
  const translator = createTranslator(language, texts[language] ?? null);
  const classes = [
    `code-card code-card-${face.arrangement}`,
    ...(face.isBadge ? ['code-card-badge'] : []),
    ...(face.addressBeside ? ['code-card-address-beside'] : []),
    ...(isUpsideDown ? ['code-card-upside-down'] : []),
  ];
  const isUnder = face.arrangement === 'under';
  return (
    <div lang={languageTag(language)} dir={textDirection(language)} className={classes.join(' ')}>
      <div className="code-card-parts">
        {!isUnder && <LogoMark className="code-card-mark" />}
        <div className="code-card-question">
          <div className="code-card-signs">
            {isUnder && <LogoMark className="code-card-mark" />}
            <EmptyStars className="code-card-stars" />
          </div>
          <p className="code-card-headline">
            {face.isBadge ? (
              <bdi>{firstName}</bdi>
            ) : (
              firstName && withName('How did {name} do?' as Sentence, firstName, translator)
            )}
          </p>
          {face.hasRoom && question && (
            <p dir="auto" className="code-card-place">
              {question}
            </p>
          )}
          {place && (
            <p className="code-card-place">
              <bdi>{place}</bdi>
            </p>
          )}
        </div>
        <CodeFrame className="code-card-frame">
          {link && <QrCode link={link} isSturdy={isLaminated} />}
        </CodeFrame>
        <div className="code-card-invitation">
          <Invitation
            isBadge={face.isBadge === true || !firstName}
            firstName={firstName}
            translator={translator}
          />
        </div>
        <p className="code-card-address">
          <span dir="ltr">{address}</span>
        </p>
      </div>
    </div>
  );
}

interface InvitationProps {
  isBadge: boolean;
  firstName: string;
  translator: Translator;
}

function Invitation({ isBadge, firstName, translator }: InvitationProps) {
  if (!isBadge)
    return (
      <p className="font-semibold">
        {withName('Scan and tell {name}. 30 seconds, private.' as Sentence, firstName, translator)}
      </p>
    );
  return (
    <>
      <p className="font-semibold">{withName('How did I do?' as Sentence, firstName, translator)}</p>
      <p>{withName('Scan and tell me. 30 seconds, private.' as Sentence, firstName, translator)}</p>
    </>
  );
}
