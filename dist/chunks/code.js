// src/core/code.ts
function isWidget({ widget, calledTools, handshakes }) {
  return widget.length > 0 || calledTools.length > 0 || handshakes.length > 0;
}
var makesServerWrong = ({ servers = [], sharedServers = [] }) => sharedServers.length > 0 || servers.some(
  ({ info }) => info?.kind === "object" && info.entries.some(({ key }) => key === "capabilities" || key === "instructions")
);
var NO_CODE = {
  imports: [],
  registrations: [],
  answers: [],
  printed: [],
  inputs: [],
  reads: [],
  promptAnswers: [],
  promptInputs: [],
  widget: [],
  calledTools: [],
  handshakes: [],
  hostNames: []
};

export {
  isWidget,
  makesServerWrong,
  NO_CODE
};
