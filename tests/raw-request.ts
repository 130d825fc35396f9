import { connect } from 'node:net';

/** Sends it as it is, and returns everything received until the connection closes. */
export function rawRequest(url: string, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(request, 'latin1'));
    let answer = '';
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer within 15 s')));
    socket.on('data', (bytes) => {
      answer += bytes.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
