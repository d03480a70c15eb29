// `npm run chromatic`: draws the same stories and modes in Chromatic, for those who have an account there.
import { fail, main, needLockedNode, runNode } from './say.mjs'

await main(async () => {
  needLockedNode('chromatic')
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    fail(
      'Chromatic needs CHROMATIC_PROJECT_TOKEN, the token of your project there. Without an account: `npm run visual`, then `npm run visual:review`.',
    )
  }
  const { code } = await runNode('node_modules/chromatic/dist/bin.cjs', [
    '--exit-zero-on-changes',
    ...process.argv.slice(2),
  ])
  process.exitCode = code
})
