// `npm start`: runs the portal with its fake backend on http://localhost:5173. `--port` chooses another port.
import {
  explainPortError,
  main,
  onStop,
  portOption,
  requireFile,
  requireLockedNode,
  root,
} from './lib/cli.mjs'

await main(async () => {
  const port = portOption(5173)
  requireLockedNode('start')
  requireFile('index.html', 'get it back with `git checkout index.html`')
  const { createServer } = await import('vite')
  const server = await createServer({
    root,
    mode: 'mock',
    logLevel: 'warn',
    server: { port, strictPort: true },
  })
  onStop(() => server.close())
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    explainPortError(error, port, 'npm start --')
  }
  const address = `http://localhost:${port}/`
  console.log(`  Portal     ${address}  (fake backend, Ctrl-C stops it)`)
  console.log('  Storybook  `npm run storybook`, then http://localhost:6006/')
  console.log(
    `  QA panel   bottom corner of the page; a scenario by link: ${address}?scenario=member&seed=7`,
  )
})
