import { answerTasks } from '../../../src/shared/threads.ts';
import { testWork } from './thread-work.ts';

answerTasks(testWork, ({ buffer }) => (buffer === undefined ? [] : [buffer]));
