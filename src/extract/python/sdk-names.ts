/** What the official SDK has: all names of the modules that servers import most, in all versions up to `LAST_SDK`. */
const all = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const SDK_NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'mcp',
    all(
      'CallToolRequest Client ClientCapabilities ClientNotification ClientRequest ClientResult ClientSession ' +
        'ClientSessionGroup CompleteRequest CreateMessageRequest CreateMessageResult CreateMessageResultWithTools ' +
        'ErrorData GetPromptRequest GetPromptResult Implementation IncludeContext InitializeRequest ' +
        'InitializeResult InitializedNotification InputRequiredRoundsExceededError InvalidUriTemplate ' +
        'JSONRPCError JSONRPCRequest JSONRPCResponse ListPromptsRequest ListPromptsResult ListResourcesRequest ' +
        'ListResourcesResult ListToolsResult LoggingLevel LoggingMessageNotification MCPDeprecationWarning ' +
        'MCPError McpError Notification PingRequest ProgressNotification PromptsCapability ReadResourceRequest ' +
        'ReadResourceResult Resource ResourceUpdatedNotification ResourcesCapability RootsCapability ' +
        'SamplingCapability SamplingContent SamplingContextCapability SamplingMessage SamplingMessageContentBlock ' +
        'SamplingRole SamplingToolsCapability ServerCapabilities ServerNotification ServerRequest ServerResult ' +
        'ServerSession SetLevelRequest StdioServerParameters StopReason SubscribeRequest Tool ToolChoice ' +
        'ToolResultContent ToolUseContent ToolsCapability UnsubscribeRequest UriTemplate ' +
        'UrlElicitationRequiredError cli client os server shared stdio_client stdio_server types',
    ),
  ],
  [
    'mcp.client',
    all(
      'CacheConfig CacheEntry CacheKey CacheMode ClaimContext Client ClientExtension ClientRequestContext ' +
        'ClientSession InMemoryResponseCacheStore IncomingMessage InputRequiredRoundsExceededError ' +
        'NotificationBinding ResponseCacheStore ResultClaim Transport UnexpectedClaimedResult advertise auth ' +
        'caching client context experimental extension session session_group sse stdio streamable_http ' +
        'subscriptions websocket',
    ),
  ],
  [
    'mcp.server',
    all(
      'Any AnyUrl Awaitable CacheHint Callable FastMCP InitializationOptions MCPServer McpError ' +
        'MemoryObjectReceiveStream MemoryObjectSendStream NotificationOptions RequestContext RequestResponder ' +
        'Sequence Server ServerRequestContext ServerSession apps auth caching connection context contextvars ' +
        'elicitation experimental extension fastmcp logger logging lowlevel mcpserver models request_ctx ' +
        'request_state runner session sse stdio stdio_server streamable_http streamable_http_manager ' +
        'streaming_asgi_transport subscriptions transport_security types validation warnings websocket',
    ),
  ],
  [
    'mcp.server.fastmcp',
    all('Audio Context FastMCP Icon Image exceptions prompts resources server tools utilities version'),
  ],
  ['mcp.server.lowlevel', all('NotificationOptions Server experimental func_inspection helper_types server')],
  [
    'mcp.shared',
    all(
      'auth auth_utils context direct_dispatcher dispatcher exceptions experimental extension inbound ' +
        'jsonrpc_dispatcher memory message metadata_utils path_security peer progress response_router session ' +
        'subscriptions tool_name_validation transport_context uri_template version',
    ),
  ],
  [
    'mcp.types',
    all(
      'Annotated Annotations Any AnyFunction AnyUrl AudioContent BaseMetadata BaseModel BlobResourceContents ' +
        'CLIENT_CAPABILITIES_META_KEY CLIENT_INFO_META_KEY CONNECTION_CLOSED CORE_RESULT_TYPES CacheableResult ' +
        'CallToolRequest CallToolRequestParams CallToolResult Callable CancelTaskRequest CancelTaskRequestParams ' +
        'CancelTaskResult CancelledNotification CancelledNotificationParams ClientCapabilities ClientNotification ' +
        'ClientNotificationType ClientRequest ClientRequestType ClientResult ClientResultType ' +
        'ClientTasksCapability ClientTasksRequestsCapability CompleteRequest CompleteRequestParams CompleteResult ' +
        'Completion CompletionArgument CompletionContext CompletionsCapability ConfigDict Content ContentBlock ' +
        'CreateMessageRequest CreateMessageRequestParams CreateMessageResult CreateMessageResultWithTools ' +
        'CreateTaskResult Cursor DEFAULT_NEGOTIATED_VERSION DiscoverRequest DiscoverResult ' +
        'ElicitCompleteNotification ElicitCompleteNotificationParams ElicitRequest ElicitRequestFormParams ' +
        'ElicitRequestParams ElicitRequestURLParams ElicitRequestedSchema ElicitResult ElicitationCapability ' +
        'ElicitationRequiredErrorData EmbeddedResource EmptyResult ErrorData Field FileUrl Final ' +
        'FormElicitationCapability Generic GetPromptRequest GetPromptRequestParams GetPromptResult ' +
        'GetTaskPayloadRequest GetTaskPayloadRequestParams GetTaskPayloadResult GetTaskRequest ' +
        'GetTaskRequestParams GetTaskResult HEADER_MISMATCH INTERNAL_ERROR INVALID_PARAMS INVALID_REQUEST Icon ' +
        'IconTheme ImageContent Implementation IncludeContext InitializeRequest InitializeRequestParams ' +
        'InitializeResult InitializedNotification InputRequest InputRequests InputRequiredResult InputResponse ' +
        'InputResponseRequestParams InputResponses JSONRPCError JSONRPCMessage JSONRPCNotification JSONRPCRequest ' +
        'JSONRPCResponse JSONRPC_VERSION LATEST_PROTOCOL_VERSION LOG_LEVEL_META_KEY ListPromptsRequest ' +
        'ListPromptsResult ListResourceTemplatesRequest ListResourceTemplatesResult ListResourcesRequest ' +
        'ListResourcesResult ListRootsRequest ListRootsResult ListTasksRequest ListTasksResult ListToolsRequest ' +
        'ListToolsResult Literal LoggingCapability LoggingLevel LoggingMessageNotification ' +
        'LoggingMessageNotificationParams METHOD_NOT_FOUND MISSING_REQUIRED_CLIENT_CAPABILITY MessageFrame ' +
        'MethodT MissingRequiredClientCapabilityErrorData ModelHint ModelPreferences Notification ' +
        'NotificationParams NotificationParamsT PARSE_ERROR PROTOCOL_VERSION_META_KEY PaginatedRequest ' +
        'PaginatedRequestParams PaginatedResult PingRequest ProgressNotification ProgressNotificationParams ' +
        'ProgressToken Prompt PromptArgument PromptListChangedNotification PromptMessage PromptReference ' +
        'PromptsCapability REQUEST_CANCELLED REQUEST_TIMEOUT RawT ReadResourceRequest ReadResourceRequestParams ' +
        'ReadResourceResult RelatedTaskMetadata Request RequestId RequestParams RequestParamsMeta RequestParamsT ' +
        'Resource ResourceContents ResourceLink ResourceListChangedNotification ResourceReference ' +
        'ResourceTemplate ResourceTemplateReference ResourceUpdatedNotification ResourceUpdatedNotificationParams ' +
        'ResourcesCapability Result ResultType Role Root RootModel RootsCapability RootsListChangedNotification ' +
        'SERVER_INFO_META_KEY SamplingCapability SamplingContent SamplingContextCapability SamplingMessage ' +
        'SamplingMessageContentBlock SamplingToolsCapability ServerCapabilities ServerNotification ' +
        'ServerNotificationType ServerRequest ServerRequestType ServerResult ServerResultType ' +
        'ServerTasksCapability ServerTasksRequestsCapability SetLevelRequest SetLevelRequestParams StopReason ' +
        'SubscribeRequest SubscribeRequestParams SubscriptionFilter SubscriptionsAcknowledgedNotification ' +
        'SubscriptionsAcknowledgedNotificationParams SubscriptionsListenRequest SubscriptionsListenRequestParams ' +
        'SubscriptionsListenResult TASK_FORBIDDEN TASK_OPTIONAL TASK_REQUIRED TASK_STATUS_CANCELLED ' +
        'TASK_STATUS_COMPLETED TASK_STATUS_FAILED TASK_STATUS_INPUT_REQUIRED TASK_STATUS_WORKING Task ' +
        'TaskExecutionMode TaskMetadata TaskStatus TaskStatusNotification TaskStatusNotificationParams ' +
        'TasksCallCapability TasksCancelCapability TasksCreateElicitationCapability TasksCreateMessageCapability ' +
        'TasksElicitationCapability TasksListCapability TasksSamplingCapability TasksToolsCapability TextContent ' +
        'TextResourceContents Tool ToolAnnotations ToolChoice ToolExecution ToolListChangedNotification ' +
        'ToolResultContent ToolUseContent ToolsCapability TypeAlias TypeVar UNSUPPORTED_PROTOCOL_VERSION ' +
        'URL_ELICITATION_REQUIRED UnsubscribeRequest UnsubscribeRequestParams UnsupportedProtocolVersionErrorData ' +
        'UrlConstraints UrlElicitationCapability client_notification_adapter client_request_adapter ' +
        'client_result_adapter datetime deprecated jsonrpc jsonrpc_message_adapter methods ' +
        'server_notification_adapter server_request_adapter server_result_adapter v2025_11_25 v2026_07_28 version',
    ),
  ],
]);
