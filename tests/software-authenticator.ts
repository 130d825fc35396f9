import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The options that the API returns. */
interface CreationOptions {
  challenge: string;
  user: { id: string };
}
interface RequestOptions {
  challenge: string;
}

interface Behavior {
  origin?: string;
  rpId?: string;
  /** False if the person wasn't verified by face, finger or PIN. */
  isVerified?: boolean;
  isSynced?: boolean;
  counter?: number;
  type?: string;
  crossOrigin?: boolean;
  userHandle?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const WITH_CREDENTIAL = 0x40;

/** A phone with one passkey, which can also misbehave. */
export function createAuthenticator({ rpId = 'localhost', origin = 'http://localhost:3000' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let userHandle = '';

  const clientData = (type: string, challenge: string, behavior: Behavior) =>
    Buffer.from(
      JSON.stringify({
        type: behavior.type ?? type,
        challenge,
        origin: behavior.origin ?? origin,
        crossOrigin: behavior.crossOrigin ?? false,
      }),
    );

  const authenticatorData = (behavior: Behavior, credential: Uint8Array = new Uint8Array()) => {
    const { isVerified = true, isSynced = false, counter = 0 } = behavior;
    const flags =
      PRESENT |
      (isVerified ? VERIFIED : 0) |
      (isSynced ? BACKUP_ELIGIBLE | BACKED_UP : 0) |
      (credential.length > 0 ? WITH_CREDENTIAL : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(behavior.rpId ?? rpId), Buffer.from([flags]), count, credential]);
  };

  const credential = () => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  });

  return {
    credentialId: base64url(id),
    /** The form in which the service stores it. */
    publicKey: base64url(coseKey(publicKey.export({ format: 'jwk' }))),

    create({ challenge, user }: CreationOptions, behavior: Behavior = {}) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      const authData = new Uint8Array(authenticatorData(behavior, attested));
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        ...credential(),
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, behavior)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },

    get({ challenge }: RequestOptions, behavior: Behavior = {}) {
      const data = authenticatorData(behavior);
      const client = clientData('webauthn.get', challenge, behavior);
      return {
        ...credential(),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: behavior.userHandle ?? (userHandle || null),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Uint8Array {
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

function sha256(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
