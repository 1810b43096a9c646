{{- define "sundry.name" -}}
{{- .Release.Name | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{- define "sundry.selector" -}}
app.kubernetes.io/name: sundry
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "sundry.labels" -}}
{{ include "sundry.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "sundry.claim" -}}
{{- .Values.persistence.existingClaim | default (include "sundry.name" .) -}}
{{- end -}}
