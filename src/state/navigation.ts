import { makeAutoObservable } from "mobx";

/**
 * Specification §3, client navigation state: what pages hand to one another beside the address. The calculator writes the product
 * and its category, which the cart reads. The tag whose bindings are shown, tagId, goes by the address of the list of resources, so
 * that it can be linked to, and so do the cloud (cloudId, cloudCode), the business view (viewId, viewName, viewSort) and its projectId. A
 * host is opened by its address, too: nothing uses hostId, hostName, changeFlag and stopFlag, nor project, projectName and projectList.
 */
export interface NavigationFields {
  /** Code of the product that was configured last. */
  product: string;
  /** Its category in the catalogue; 0 is none. */
  categoryId: number;
  hostId: number;
  hostName: string;
  changeFlag: number;
  stopFlag: number;
  projectList: unknown[];
  project: string;
  tagId: number;
  cloudId: number;
  projectId: number;
  viewId: number;
  viewName: string;
  viewSort: number;
  projectName: string;
  cloudCode: string;
}

/** Specification §3 and §9: "tagId (default 1)", "numeric defaults are 0"; texts are empty, lists too. */
export function navigationDefaults(): NavigationFields {
  return {
    product: "",
    categoryId: 0,
    hostId: 0,
    hostName: "",
    changeFlag: 0,
    stopFlag: 0,
    projectList: [],
    project: "",
    tagId: 1,
    cloudId: 0,
    projectId: 0,
    viewId: 0,
    viewName: "",
    viewSort: 0,
    projectName: "",
    cloudCode: "",
  };
}

/** The client navigation state as an observable, with its defaults. */
export class NavigationState {
  fields: NavigationFields = navigationDefaults();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Changes some of the fields. */
  set(fields: Partial<NavigationFields>): void {
    Object.assign(this.fields, fields);
  }

  /** Back to the defaults: at sign-out, so that the next user starts clean. */
  reset(): void {
    this.fields = navigationDefaults();
  }
}
