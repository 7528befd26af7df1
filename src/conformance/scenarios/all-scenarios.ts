import type { Scenario } from '../../schema/index.js';
import core01 from './core-01-handshake.json' with { type: 'json' };
import core02 from './core-02-manifest-request.json' with { type: 'json' };
import core03 from './core-03-tool-call-ok.json' with { type: 'json' };
import core04 from './core-04-tool-unknown.json' with { type: 'json' };
import core05 from './core-05-tool-execution-failed.json' with { type: 'json' };
import core06 from './core-06-protocol-mismatch.json' with { type: 'json' };
import core07 from './core-07-heartbeat.json' with { type: 'json' };
import core08 from './core-08-session-close.json' with { type: 'json' };
import core09 from './core-09-event-delivery.json' with { type: 'json' };
import answer01 from './answer-01-not-json.json' with { type: 'json' };
import answer02 from './answer-02-not-object.json' with { type: 'json' };
import answer03 from './answer-03-schema.json' with { type: 'json' };
import answer04 from './answer-04-capability.json' with { type: 'json' };
import answer05 from './answer-05-calls-per-minute.json' with { type: 'json' };
import answer06 from './answer-06-calls-per-session.json' with { type: 'json' };
import answer07 from './answer-07-input-schema.json' with { type: 'json' };
import answer08 from './answer-08-strict-input.json' with { type: 'json' };
import answer09 from './answer-09-timeout.json' with { type: 'json' };
import answer10 from './answer-10-output-schema.json' with { type: 'json' };
import answer11 from './answer-11-unknown-session.json' with { type: 'json' };
import answer12 from './answer-12-resume.json' with { type: 'json' };
import answer13 from './answer-13-resume-running.json' with { type: 'json' };
import answer14 from './answer-14-resume-closed.json' with { type: 'json' };
import observer01 from './observer-01-opening.json' with { type: 'json' };
import observer02 from './observer-02-mirror.json' with { type: 'json' };
import observer03 from './observer-03-late.json' with { type: 'json' };
import observer04 from './observer-04-after.json' with { type: 'json' };
import observer05 from './observer-05-heartbeat.json' with { type: 'json' };
import observer06 from './observer-06-manifest-request.json' with { type: 'json' };
import observer07 from './observer-07-not-allowed.json' with { type: 'json' };
import observer08 from './observer-08-unknown-session.json' with { type: 'json' };
import observer09 from './observer-09-not-held.json' with { type: 'json' };

/** The scenarios that come with the package: the nine of the core, one for each row of PROTOCOL section 8, and those for observers. */
export const scenarios: readonly Scenario[] = [
  core01,
  core02,
  core03,
  core04,
  core05,
  core06,
  core07,
  core08,
  core09,
  answer01,
  answer02,
  answer03,
  answer04,
  answer05,
  answer06,
  answer07,
  answer08,
  answer09,
  answer10,
  answer11,
  answer12,
  answer13,
  answer14,
  observer01,
  observer02,
  observer03,
  observer04,
  observer05,
  observer06,
  observer07,
  observer08,
  observer09,
] as readonly Scenario[]; // a test holds each against scenario.v1
