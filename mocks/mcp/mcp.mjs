// `npm run mcp`: serves the fake backend, the contract, the components and the tests to a program over stdio, by the
// Model Context Protocol (docs/mcp.md). `--backend URL` uses that fake backend.
import { backendOption, main, option, requireLockedNode } from '#scripts/lib/cli.mjs'

await main(async () => {
  requireLockedNode('mcp')
  const backend =
    option('backend') && backendOption('npm run mcp -- --backend http://127.0.0.1:4010')
  const { serve } = await import('./serve.ts')
  serve({ url: backend, token: process.env.MOCK_TOKEN })
})
