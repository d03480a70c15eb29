import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'

/** The interface that every engine's driver implements. A page that a test drives is in `visit.ts`. */
export interface Wire {
  open(address: string): Promise<void>
  /** The value of an expression that gives a text. */
  evaluate(expression: string): Promise<string>
  /** A click of the mouse. */
  press(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** A picture of the window, as base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

export const WINDOW = { width: 1280, height: 900 }

/** A click as both versions of WebDriver describe it. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Keys as both versions of WebDriver describe them. */
export const keysOf = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** A field of an answer, which is whatever the other side sent. */
export const read = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((at, name) => Reflect.get(Object(at), name), value)

/** Starts a program that ends with this process at the latest. */
export function launch(
  path: string,
  args: string[],
  stdio: StdioOptions,
  env = process.env,
): ChildProcess {
  const program = spawn(path, args, { stdio, env })
  const end = () => void program.kill()
  process.once('exit', end)
  program.once('exit', () => process.off('exit', end))
  return program
}
