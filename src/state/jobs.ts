import { makeAutoObservable, observableShallow } from "mobx";
import type { FollowedJobs } from "./followed";
import type { Job } from "./job";

/**
 * The long jobs of this browser session, latest first: what goes on while the user works elsewhere in the console. Only the list
 * is here; what a job is and how it is shown comes with the first one.
 */
export class Jobs {
  list: Job[] = [];
  /** How often all were forgotten: what was begun before that is not added any more. */
  cleared = 0;
  /** Those that the server does, for when the page is reloaded. */
  readonly followed: FollowedJobs;

  constructor(followed: FollowedJobs) {
    this.followed = followed;
    makeAutoObservable(this, { list: observableShallow, followed: false });
  }

  /** Takes up a job. */
  add(job: Job): void {
    this.list.unshift(job);
  }

  /** Forgets a job, and what it brought. */
  remove(job: Job): void {
    this.list = this.list.filter((other) => other !== job);
  }

  /** Ends and forgets every job: another user must not see them. */
  clear(): void {
    for (const job of this.list) job.cancel();
    this.list = [];
    this.cleared += 1;
  }
}
