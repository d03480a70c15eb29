// `npm run preview` and `npm run preview:mock`: serve a build with all headers, like a host.
import { startHost } from './hosting/server.mjs'
import {
  backendOption,
  explainPortError,
  fromRoot,
  main,
  onStop,
  option,
  portOption,
  rejectUnknownOptions,
  requireFile,
  requireLockedNode,
} from './lib/cli.mjs'

const EXAMPLE = '`npm run preview -- --backend http://127.0.0.1:4010`'

await main(async () => {
  rejectUnknownOptions(['mock', 'backend', 'port'])
  const mock = process.argv.includes('--mock')
  const [folder, build] = mock ? ['dist-mock', 'build:mock'] : ['dist', 'build']
  const backend = option('backend') && backendOption(EXAMPLE)
  const port = portOption(4173)
  requireLockedNode('preview')
  requireFile(`${folder}/index.html`, `build it with \`npm run ${build}\``)
  try {
    const host = await startHost({
      dist: fromRoot(folder),
      backend,
      port,
      onReport: (report) => console.error(`  Refused  ${report.slice(0, 1000)}`),
    })
    onStop(host.stop)
    console.log(`  Portal   ${host.url}/  (${folder}, Ctrl-C stops it)`)
    if (!mock) console.log(`  Backend  ${backend ?? 'none: name one with --backend'}`)
  } catch (error) {
    explainPortError(error, port, mock ? 'npm run preview:mock --' : 'npm run preview --')
  }
})
