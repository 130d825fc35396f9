import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Returns the response without decompressing it, as `fetch` would. */
export function getRaw(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode, headers: answer.headers, bytes }),
        reject,
      );
    });
    request.on('error', reject);
  });
}
