import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import manifest from '../../package.json' with { type: 'json' }
import { type BackendOptions, openWorlds } from './backend.ts'
import { findComponent } from './components.ts'
import { contractTools } from './contract.ts'
import { storiesOfFile } from './reached.ts'
import { runJourney } from './run-journey.ts'
import { runStory } from './run-story.ts'
import { worldTools } from './worlds.ts'

const INSTRUCTIONS = `The workbench of an online gaming portal that is built mock-first. A world is one complete state \
of its fake backend, opened from scenarios. Worlds are all that can be changed. Documented in docs/mcp.md.`

/** Serves the tools on the standard input and output of this process, until the client closes them. */
export function serve(options: BackendOptions): void {
  const tools = [
    ...worldTools(openWorlds(options)),
    ...contractTools,
    findComponent,
    runStory,
    runJourney,
    storiesOfFile,
  ]
  serveStdio(() => {
    const server = new McpServer(
      { name: manifest.name, version: manifest.version },
      { instructions: INSTRUCTIONS },
    )
    for (const add of tools) add(server)
    return server
  })
  // A fake backend of our own would keep the process running.
  process.stdin.once('end', () => process.exit())
}
