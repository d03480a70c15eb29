// `npm run contract -- fuzz --seed 7 --calls 10000 --only getVip,login`: sends about that number of generated calls, valid and
// invalid, to the fake backend and checks every answer against the contract (tests/fuzz). The first failure is shrunk to
// the smallest series of calls that fails; `--path` repeats it. `--self-test` plants mistakes that no single answer
// shows, all of which must be found.
import { fail, option } from '../lib/cli.mjs'

/** An option's text, checked; an empty one without the option. */
function checked(name, form, wants) {
  const text = option(name) ?? ''
  if (text !== '' && !form.test(text)) fail(`--${name} wants ${wants}, not "${text}".`)
  return text
}

/** @param {(paths: string[], how: { named: string, env?: Record<string, string> }) => Promise<void>} runTests */
export async function run(runTests) {
  if (process.argv.includes('--self-test'))
    return runTests(['tests/fuzz'], { named: 'it finds that' })
  const FUZZ = JSON.stringify({
    seed: Number(checked('seed', /^\d{1,9}$/, 'a whole number') || 7),
    calls: Number(checked('calls', /^\d{1,9}$/, 'a whole number') || 10_000),
    path: checked('path', /^\d+(:\d+)*$/, 'the path of a failure, such as 11:0:2') || undefined,
    only: option('only')?.split(',') ?? [],
  })
  await runTests(['tests/fuzz'], { named: 'generated calls', env: { FUZZ } })
}
