import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Returns the response without decompressing it, as `fetch` would; `size` is that of its head and body. */
export function getRaw(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer; size: number }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, (answer) => {
      const { statusCode: status, headers, rawHeaders } = answer;
      const head = `HTTP/1.1 200 OK\r\n${rawHeaders.map((text) => `${text}: `).join('')}\r\n`.length;
      buffer(answer).then((bytes) => resolve({ status, headers, bytes, size: head + bytes.length }), reject);
    });
    request.on('error', reject);
  });
}
