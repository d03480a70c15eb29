// Small files for a file input, as Playwright's `setInputFiles` takes them.

const PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAYAAAChS3wfAAAAmElEQVR4AeyVMQ6AQAzDTrz8fg57log1NhJD1SmOC8+59yW/z4E/',
  'AoALcDRAA+AEPAG4AH4EPQFPAE7AE4ALwPsLZOGeQBKhzRpAazzzakASoc0aQGs882pAEqHNGkBrPPNqQBKhzRqw3njLpwGN0Ppe',
  'A9Ybbvk0oBFa32vAesMtnwY0Qut7DVhvuOXTgEZofa8Baw3/zfMBAAD//4gmLU8AAAAGSURBVAMAQ2qAIQ1pWl4AAAAASUVORK5C',
  'YII=',
]
const JPEG = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j',
  'q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk',
  'pKSkpKSkpKT/wAARCAAwAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA',
  'FgEBAQEAAAAAAAAAAAAAAAAAAAMF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AkAWZoAAAAAAAAAAAAAAAAAAA',
  'AAD/2Q==',
]

const pictureOf = (type: string, lines: readonly string[]) => ({
  mimeType: `image/${type}`,
  buffer: Buffer.from(lines.join(''), 'base64'),
})

/** A file of this name: a picture of 64 by 48 pixels if the name says so, otherwise a text. */
export function sampleFile(name: string) {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (ending === 'png') return { name, ...pictureOf('png', PNG) }
  if (/^(jpe?g?|jfif)$/.test(ending)) return { name, ...pictureOf('jpeg', JPEG) }
  return { name, mimeType: 'text/plain', buffer: Buffer.from(`A sample for ${name}.\n`) }
}
