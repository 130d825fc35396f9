/** Addresses of images, at our own or another service. */
export function qrImageUrl(service: string, data: string): string {
  return withQuery(service, { size: '250x250', format: 'svg', data });
}

export function avatarImageUrl(service: string, name: string): string {
  return withQuery(service, { name });
}

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}
