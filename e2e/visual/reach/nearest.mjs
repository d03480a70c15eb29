// Orders pictures so that those which show a change best come first.

/** Every mistake planted by `npm run visual -- --self-test` is visible within this many of the nearest pictures. */
export const NEAREST = 60

const folderOf = (path) => path.split('/').at(-2) ?? ''

/**
 * The order of the stories: first those of the component itself, then those of other components, then screens, because
 * a mistake fills more of a smaller picture. The pictures of the files alternate, and each file starts at another of
 * its pictures, so that many files and modes are covered early.
 * @param jobs a story and one of its modes each
 * @param paths the files that changed
 */
export function nearestFirst(jobs, paths) {
  const names = paths.map((path) => `/${folderOf(path)}.`)
  const own = new Set(paths)
  const distanceOf = ({ file, title }) => {
    if (own.has(file) || names.some((name) => file.includes(name))) return 0
    return title.startsWith('UI/') ? 1 : 2
  }
  const byFile = Map.groupBy(jobs, ({ story }) => story.file)
  const ranked = [...byFile.values()].flatMap((ofFile, start) =>
    ofFile.map((job, at) => ({
      job,
      far: distanceOf(job.story),
      turn: (at + start) % ofFile.length,
    })),
  )
  return ranked
    .sort((one, other) => one.far - other.far || one.turn - other.turn)
    .map(({ job }) => job)
}
