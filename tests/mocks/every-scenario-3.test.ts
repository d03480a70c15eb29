import { testScenarios } from './every-scenario.ts'

testScenarios(2)
