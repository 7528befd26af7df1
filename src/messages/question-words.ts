import { question } from './en/question.js';
import { questionStatus } from './en/question-status.js';

export const questionWords = { ...questionStatus, ...question } as const;
