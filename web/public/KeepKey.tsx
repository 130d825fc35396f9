import { useState } from 'react';
import { KEY_DAYS, keepReview } from '#contract/kept-reviews.ts';
import { call } from '#web/api/call.ts';
import { buttonLook } from '#web/ui/variants.ts';
import { keepKey, linkTo } from './kept-keys.ts';
import { say } from './language.ts';
import { Phrase } from './Phrase.tsx';
import { SecretLink } from './SecretLink.tsx';
import { SharingChoice } from './SharingChoice.tsx';

interface KeepKeyProps {
  secret: string;
  firstName: string;
}

/** Only by a press: the phone may be the professional's own, handed over. */
export function KeepKey({ secret, firstName }: KeepKeyProps) {
  const [isOnDevice, setOnDevice] = useState<boolean | null>(null);

  const keep = () => {
    const until = new Date(Date.now() + KEY_DAYS * DAY_MS).toISOString();
    setOnDevice(keepKey({ secret, firstName, until }));
    // Should this be lost, opening the link says it again.
    call(keepReview, { headers: { 'review-key': secret } }).catch(() => {});
  };

  return (
    <section className="mt-4 rounded-xl border border-line bg-surface px-4 py-6 sm:px-8">
      <h2 className="text-lg leading-7">
        <Phrase text={say('Your words stay yours')} />
      </h2>
      {isOnDevice === null ? (
        <>
          <p className="mt-1 text-ink-muted wrap-anywhere">
            {say(
              'With a key you can see, change or withdraw them for 30 days, and read what {name} answers.',
              {
                name: firstName,
              },
            )}
          </p>
          <button
            type="button"
            onClick={keep}
            className={buttonLook({ variant: 'secondary', className: 'mt-4' })}
          >
            {say('Keep a key to this review')}
          </button>
        </>
      ) : (
        <>
          <p role="status" className="mt-1 mb-4 text-ink-muted">
            {isOnDevice
              ? say('The key is kept on this device. With the link it also opens elsewhere.')
              : say('This device could not keep the key. Please copy the link.')}
          </p>
          <SecretLink secret={secret} />
          <p>
            <a href={linkTo(secret)} className="inline-flex min-h-11 items-center font-semibold text-accent">
              {say('See or change it')}
            </a>
          </p>
        </>
      )}
      <div className="mt-4 border-t border-line pt-3">
        <SharingChoice secret={secret} firstName={firstName} />
      </div>
    </section>
  );
}

const DAY_MS = 24 * 60 * 60 * 1_000;
