import { readFileSync } from 'node:fs'
import { readRecording } from '#mocks/contract/read-recording.ts'
import contract from '#openapi/generated/portal.bundle.json'

/** A file as a browser exports it, made from the portal: a picture, a login, and the calls of a deposit. */
export const readHar = (browser: string): string =>
  readFileSync(`tests/mocks/har/files/${browser}.har`, 'utf8')

export const toRecording = (browser: string) =>
  readRecording(readHar(browser), `${browser}.har`, contract)
