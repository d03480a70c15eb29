// One of the processes of `npm run mock -- --processes 4`: its parent tells it what to serve, and it exits with its
// parent.
import { startServer } from '#mocks/server.ts'

process.on('SIGINT', () => undefined)

process.once('message', async (options) => {
  const server = await startServer(options)
  const stop = async () => {
    await server.close()
    process.exit(0)
  }
  process.once('disconnect', stop)
  process.once('SIGTERM', stop)
  await server.worlds.of(null).ready
  process.send?.({ port: server.port })
})
