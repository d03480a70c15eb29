/**
 * Forwards a WebSocket: passes the backend's answer to the upgrade on, then joins both ends.
 * @param {import('node:http').ClientRequest} call the same upgrade, not yet sent @param {import('node:stream').Duplex}
 * socket
 * @param {Buffer} head
 */
export function joinSockets(call, socket, head) {
  const drop = () => socket.destroy()
  call.on('upgrade', (answer, far, first) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    if (first.length) socket.write(first)
    if (head.length) far.write(head)
    far.on('error', drop).on('close', drop).pipe(socket)
    socket.on('error', () => far.destroy()).on('close', () => far.destroy())
    socket.pipe(far)
  })
  call.on('response', drop).on('error', drop)
  call.end()
}
