import { answerTasks } from '../../../src/deploy/steps/threads.ts';
import { testWork } from './thread-work.ts';

answerTasks(testWork, ({ buffer }) => (buffer === undefined ? [] : [buffer]));
