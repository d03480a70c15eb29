// `npm run preview` and `npm run preview:mock`: serve a build with all headers, like a host.
import { startHost } from './hosting/server.mjs'
import {
  fail,
  inRoot,
  main,
  needFile,
  needLockedNode,
  onStop,
  option,
  portOption,
  portSentence,
} from './say.mjs'

/** The origin after `--backend`, or undefined. */
function backendOption() {
  const text = option('backend')
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    return fail(`--backend wants the address alone, such as http://127.0.0.1:4010, not "${text}".`)
  }
  return url.origin
}

const KNOWN = /^--(mock|backend|port)(=|$)/

await main(async () => {
  const unknown = process.argv.find(
    (argument) => argument.startsWith('--') && !KNOWN.test(argument),
  )
  if (unknown) fail(`There is no ${unknown} here: --mock, --backend and --port are.`)
  const mock = process.argv.includes('--mock')
  const [folder, build] = mock ? ['dist-mock', 'build:mock'] : ['dist', 'build']
  const backend = backendOption()
  const port = portOption(4173)
  needLockedNode('preview')
  needFile(`${folder}/index.html`, `build it with \`npm run ${build}\``)
  try {
    const host = await startHost({
      dist: inRoot(folder),
      backend,
      port,
      onReport: (report) => console.error(`  Refused  ${report.slice(0, 1000)}`),
    })
    onStop(host.stop)
    console.log(`  Portal   ${host.url}/  (${folder}, Ctrl-C stops it)`)
    if (!mock) console.log(`  Backend  ${backend ?? 'none: name one with --backend'}`)
  } catch (error) {
    portSentence(error, port, mock ? 'npm run preview:mock --' : 'npm run preview --')
  }
})
