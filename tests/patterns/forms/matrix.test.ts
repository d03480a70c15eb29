import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, listNodes, parse } from '#tests/house/source.ts'

const calls = (path: string, name: string) =>
  [...listNodes(parse(path))]
    .filter((node) => ts.isCallExpression(node))
    .filter((node) => node.expression.getText() === name)

/** The names of the files with a form. */
const forms = findFiles('src/features/**/*.tsx', 'src/entities/**/*.tsx')
  .filter((path) => calls(path, 'useForm').length + calls(path, 'useDraftForm').length > 0)
  // A form that only leads to a next step, or a self-test that is only read, sends nothing.
  .filter((path) => !/handleSubmit\((onNext|\(\) => undefined)\)/.test(readFileSync(path, 'utf8')))
  .map((path) => path.replace(/^.*\/|\.tsx$/g, ''))

const DRIVERS = ['describeForm', 'describeFormWithEveryFault', 'describeMoneyForm']

/** The forms that the matrix tests: the `name` of each call. */
const tried = findFiles('tests/features/*/*/faults*.test.tsx')
  .flatMap((path) => DRIVERS.flatMap((name) => calls(path, name)))
  .map((node) => /\bname: '([\w-]+)'/.exec(node.getText())?.[1])

test('AUT-05 every form is in the fault matrix of its feature (tests/features/<audience>/<name>/faults.test.tsx)', () => {
  expect(forms.length).toBeGreaterThan(0)
  expect(forms.filter((name) => !tried.includes(name))).toEqual([])
})

test('the matrix drives forms that exist', () => {
  expect(tried.filter((name) => name === undefined || !forms.includes(name))).toEqual([])
})
