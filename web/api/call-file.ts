import { ConnectionError, type SendOptions, send } from './call.ts';

/** Like `call`, but returns the response as a file with the server's name for it. */
export async function callFile(
  address: Parameters<typeof send>[0],
  options?: Pick<SendOptions, 'query'>,
): Promise<File> {
  const response = await send(address, options);
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, name = 'download'] = /filename="([^"]+)"/.exec(disposition) ?? [];
  const body = await response.blob().catch((error) => {
    throw new ConnectionError(error);
  });
  return new File([body], name, { type: body.type });
}
