// How far a change of a module can be visible outside of it.
import ts from 'typescript'

const CODE = /\.(ts|tsx|mjs|js)$/

/** The source with the bodies of its functions left out. */
function outsideOf(text, path) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const cuts = []
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) cuts.push([node.body.getStart(source), node.body.end])
    else ts.forEachChild(node, visit)
  }
  visit(source)
  let kept = ''
  let at = 0
  for (const [from, to] of cuts) {
    kept += text.slice(at, from)
    at = to
  }
  return (kept + text.slice(at)).replace(/\s+/g, ' ')
}

/** Whether a change stays inside of functions, so that only stories that run the module can show it. */
export const staysInside = (before, after, path) =>
  CODE.test(path) &&
  before !== null &&
  after !== null &&
  outsideOf(before, path) === outsideOf(after, path)
