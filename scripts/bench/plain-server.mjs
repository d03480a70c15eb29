// One process of the plain server that `npm run bench:plain` compares the fake backend with: MSW with a handler for
// each operation of the contract, written as its documentation shows it. It validates nothing, keeps no state and
// returns bodies that were recorded before.
import { createServer } from 'node:http'
import { getResponse, HttpResponse, http } from 'msw'

process.once('message', ({ operations, bodies }) => {
  const handlers = operations.map(({ method, path }) =>
    http[method](`*${path}`, () => HttpResponse.json(bodies[path] ?? {})),
  )
  const server = createServer(async (incoming, response) => {
    const { method, url, headers } = incoming
    const request = new Request(`http://${headers.host}${url}`, { method, headers })
    const found = (await getResponse(handlers, request)) ?? HttpResponse.json({}, { status: 404 })
    const { status } = found
    response.writeHead(status, Object.fromEntries(found.headers))
    response.end(Buffer.from(await found.arrayBuffer()))
  })
  // Its connections rest while the other server is measured; one that is closed meanwhile would fail a call.
  server.keepAliveTimeout = 75_000
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1_000_000 })
  })
  process.once('disconnect', () => process.exit(0))
  server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }))
})
