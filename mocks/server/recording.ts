import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { readRecording } from '#mocks/contract/read-recording.ts'
import { describeRecording } from '#mocks/har/describe.ts'
import { checkHarSize } from '#mocks/har/har-file.ts'
import { type Playback, REPEATS, type Repeat } from '#mocks/har/player.ts'
import type { World } from '#mocks/world/world-types.ts'
import { readPortal } from './reference/files.ts'

/** Parses the choice between the answers to a repeated call. */
export function parseRepeat(text: string | null | undefined): Repeat {
  const repeat = REPEATS.find((one) => one === (text ?? 'next'))
  if (repeat) return repeat
  throw new RangeError(`A repeated call gets ${REPEATS.join(' or ')}, not "${text}".`)
}

/** Reads a HAR from the disk. Rejects if it is not usable. */
export async function readHarFrom(path: string, repeat: Repeat): Promise<Playback> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new RangeError(`There is no file ${path}.`)
  checkHarSize(found.size)
  const text = await readFile(path, 'utf8')
  return { recording: readRecording(text, basename(path), readPortal()), repeat }
}

/** The recording of a world, as the control interface shows it. */
export const showRecording = ({ recording }: World) => ({ recording: describeRecording(recording) })

/** Loads the HAR in a request. Rejects if it is not usable, and then nothing has changed. */
export async function loadRecording(world: World, request: Request) {
  const { searchParams } = new URL(request.url)
  const repeat = parseRepeat(searchParams.get('repeat'))
  const name = searchParams.get('name') ?? 'recording.har'
  world.recording.load(readRecording(await request.text(), name, readPortal()), repeat)
  return showRecording(world)
}
