import type { McpServer } from '@modelcontextprotocol/server'
import type { z } from 'zod'

/** The answer of a tool: a short text, and a PNG where something was drawn. */
export interface ToolAnswer {
  readonly text: string
  readonly picture?: Buffer | null
  /** Whether the run has taken place and failed. */
  readonly failed?: boolean
}

interface ToolFacts<Input extends z.ZodObject> {
  readonly description: string
  readonly input: Input
  /** Whether it changes a world; nothing else can be changed. */
  readonly changesWorld?: boolean
}

/** Adds a tool to a server. */
export type AddTool = (server: McpServer) => void

/**
 * A tool of the server. An error that `run` throws reaches the client as its message alone, and so does an input that
 * the schema refuses.
 */
export const defineTool =
  <Input extends z.ZodObject>(
    name: string,
    { description, input, changesWorld = false }: ToolFacts<Input>,
    run: (input: z.output<Input>) => ToolAnswer | Promise<ToolAnswer>,
  ): AddTool =>
  (server) => {
    const inputSchema: z.ZodObject = input
    const annotations = { readOnlyHint: !changesWorld, destructiveHint: false }
    server.registerTool(name, { description, inputSchema, annotations }, async (given) => {
      const { text, picture, failed = false } = await run(input.parse(given))
      return {
        content: [
          { type: 'text', text },
          ...(picture
            ? [
                {
                  type: 'image' as const,
                  data: picture.toString('base64'),
                  mimeType: 'image/png',
                },
              ]
            : []),
        ],
        isError: failed,
      }
    })
  }
