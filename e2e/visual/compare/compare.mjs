// Compares two pictures pixel by pixel. Both were drawn by the same browser, so nearly any difference counts.
import { diff } from '@blazediff/core'
import { PNG } from 'pngjs'

/**
 * Up to this many pixels may differ by up to this much of 255: such noise depends on how the browser layers its
 * surfaces.
 */
const FEW = 50
const FAINT = 2

/** Boxes at most this far apart are merged. */
const NEAR = 24

/** A mask is mostly empty: trying every filter on it takes longer than reading both pictures. */
const QUICKLY = { filterType: 0, deflateLevel: 3 }

/** The width and height of a PNG, from its header. */
export const sizeOf = (png) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

/** A picture on a canvas of the given size, so that a larger picture can be compared with a smaller one. */
function on(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data
  const ground = new PNG({ width, height })
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0)
  return ground.data
}

function isFaint(old, now) {
  for (let at = 0; at < old.length; at += 1) if (Math.abs(old[at] - now[at]) > FAINT) return false
  return true
}

/** Groups marked pixels into boxes `[x, y, width, height]`, the largest first. */
function boxesOf(mask, width, height) {
  const boxes = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (mask[(y * width + x) * 4 + 3] === 0) continue
      const near = boxes.find(
        (box) =>
          x >= box[0] - NEAR && x <= box[2] + NEAR && y >= box[1] - NEAR && y <= box[3] + NEAR,
      )
      if (near) {
        near[0] = Math.min(near[0], x)
        near[1] = Math.min(near[1], y)
        near[2] = Math.max(near[2], x)
        near[3] = Math.max(near[3], y)
      } else boxes.push([x, y, x, y])
    }
  }
  const holds = ([left, top, right, bottom], [x, y, toX, toY]) =>
    left <= x && top <= y && right >= toX && bottom >= toY
  return boxes
    .filter((box) => !boxes.some((other) => other !== box && holds(other, box)))
    .map(([left, top, right, bottom]) => [left, top, right - left + 1, bottom - top + 1])
    .sort((one, other) => other[2] * other[3] - one[2] * one[3])
    .slice(0, 12)
}

/**
 * @param before and @param after PNG files
 * @returns {{ pixels: number, width: number, height: number, boxes: number[][], mask: Buffer | null }} how many pixels differ, where, and a picture of those
 */
export function compare(before, after) {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(old.width, now.width)
  const height = Math.max(old.height, now.height)
  const mask = new Uint8Array(width * height * 4)
  const options = { threshold: 0, includeAA: true, diffMask: true }
  const [first, second] = [on(old, width, height), on(now, width, height)]
  const pixels = diff(first, second, mask, width, height, options)
  if (pixels === 0 || (pixels < FEW && isFaint(first, second)))
    return { pixels: 0, width, height, boxes: [], mask: null }
  const picture = new PNG({ width, height })
  picture.data.set(mask)
  return {
    pixels,
    width,
    height,
    boxes: boxesOf(mask, width, height),
    mask: PNG.sync.write(picture, QUICKLY),
  }
}

/** The part of a picture that is not its ground, the colour of its first pixel. @param file a PNG */
export function contentOf(file) {
  const { data, width, height } = PNG.sync.read(file)
  const pixelAt = (at) => data.readUInt32LE(at * 4)
  const ground = pixelAt(0)
  const isContent = (at) => pixelAt(at) !== ground
  const rows = Array.from({ length: height }, (_, y) => y * width)
  const columns = Array.from({ length: width }, (_, x) => x)
  const top = rows.findIndex((row) => columns.some((x) => isContent(row + x)))
  if (top === -1) return []
  const bottom = rows.findLastIndex((row) => columns.some((x) => isContent(row + x)))
  const left = columns.findIndex((x) => rows.some((row) => isContent(row + x)))
  const right = columns.findLastIndex((x) => rows.some((row) => isContent(row + x)))
  return [[left, top, right - left + 1, bottom - top + 1]]
}

/** Whether two pictures differ. */
export const differ = (before, after) => !before.equals(after) && compare(before, after).pixels > 0
