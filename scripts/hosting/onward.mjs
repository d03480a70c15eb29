// What a proxy may send on of the headers that it received.

/** Headers about one connection, which a proxy never sends on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']

/**
 * The headers of a request or an answer for the other side. The transfer coding stays: it says how the body that is
 * sent on is framed.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function headersOnward(headers) {
  const named = String(headers.connection ?? '').toLowerCase()
  const own = new Set([...HOP_BY_HOP, ...named.split(',').map((name) => name.trim())])
  // Who names these would only leave the message without its frame or its host.
  for (const needed of ['content-length', 'host', 'transfer-encoding']) own.delete(needed)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)))
}

/**
 * The headers of an upgrade for the other side: what follows them belongs to the new protocol, so there is no body.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function upgradeOnward(headers) {
  const {
    'content-length': _,
    'transfer-encoding': __,
    expect: ___,
    ...rest
  } = headersOnward(headers)
  return { ...rest, connection: 'Upgrade', upgrade: headers.upgrade }
}
